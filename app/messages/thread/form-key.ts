/** A form key made in the browser: a UUID version 7, like those that the server puts into its forms. */
export function createFormKey(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  const chance = crypto.randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(15)}`;
}
