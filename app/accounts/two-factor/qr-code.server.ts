import { encode } from "uqr";

/** ISO/IEC 18004 requires four light modules around the code. */
const quietZone = 4;

/** Error correction level M: the code stays readable if up to 15 % of it is damaged. */
export function makeQrCode(text: string) {
  const { size, data } = encode(text, { ecc: "M", boostEcc: false, border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}

export type QrCode = ReturnType<typeof makeQrCode>;
