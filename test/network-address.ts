/** Behind the trusted proxy: whoever comes from another address is not held back by what this one tried. */
export function aNetworkAddress(): string {
  const part = () => Math.floor(Math.random() * 255);
  return `10.${part()}.${part()}.${part()}`;
}
