/** Behind the trusted proxy: rate limits of one address do not affect another. */
export function aNetworkAddress(): string {
  const part = () => Math.floor(Math.random() * 255);
  return `10.${part()}.${part()}.${part()}`;
}
