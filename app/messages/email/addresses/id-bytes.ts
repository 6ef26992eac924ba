/** An id as its 16 bytes, for tokens that have to be short. */
export const idToBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

export function bytesToId(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
