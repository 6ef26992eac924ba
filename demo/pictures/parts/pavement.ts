import { snowTop } from "./openings.ts";
import { d, line, oval, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

/** Pavement from `y` down, kerb, then road to the bottom edge. */
export function pavement(s: Sheet, y: number, kerb: number): string {
  const { p, r, m } = s;
  const winter = p.season === "winter";
  const vx = 600;
  const slabs = winter
    ? ""
    : times(13, (i) => {
        const x = -300 + i * 150;
        return line(vx + (x - vx) * 0.82, y, x, kerb, darker(p.pavement, 0.14), 2);
      }) + line(0, (y + kerb) / 2 - 4, 1200, (y + kerb) / 2 - 4, darker(p.pavement, 0.14), 2);
  const drift = winter
    ? path(d`M0 ${y}h1200v14q-140 16 -300 4t-320 6t-300 -4t-280 6Z`, snowTop(s)) +
      times(6, () =>
        oval(r.between(0, 1200), r.between(y + 20, kerb), r.between(40, 110), 5, snowTop(s), 0.8),
      )
    : "";
  const road =
    rect(0, kerb, 1200, 800 - kerb, p.road) +
    rect(0, kerb, 1200, 9, lighter(p.pavement, 0.25)) +
    rect(0, kerb + 9, 1200, 8, m.ink, 0.18);
  const marks = winter
    ? times(3, (i) =>
        path(
          d`M-20 ${kerb + 34 + i * 20}q300 ${r.between(-9, 9)} 640 0t600 0v7q-300 6 -620 0t-620 3Z`,
          snowTop(s),
          0.65,
        ),
      )
    : times(5, (i) =>
        poly(
          [
            i * 290 - 60,
            kerb + 48,
            i * 290 + 90,
            kerb + 48,
            i * 290 + 84,
            kerb + 57,
            i * 290 - 72,
            kerb + 57,
          ],
          m.cream,
          0.75,
        ),
      );
  const wet =
    p.name === "rain"
      ? times(8, () =>
          oval(r.between(0, 1200), r.between(kerb + 20, 790), r.between(40, 150), 5, p.glow, 0.28),
        )
      : "";
  return rect(0, y, 1200, kerb - y, p.pavement) + slabs + drift + road + marks + wet;
}
