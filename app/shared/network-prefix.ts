/** An IPv6 subscriber has a /64 network and could use a new address each time, so the whole network counts as one client. */
export function networkPrefix(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const left = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const all = [...groups, ...Array.from({ length: Math.max(left, 0) }, () => "0")];
  if (tail) all.push(...tail.split(":"));
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
