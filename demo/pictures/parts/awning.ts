import { snowLine } from "./openings.ts";
import { d, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function awning(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  drop: number,
  color: string,
  kind: "stripe" | "plain" | "scallop",
): string {
  const { m } = s;
  const out = 16;
  const n = Math.max(5, Math.round(w / 46) | 1);
  const step = (w + out * 2) / n;
  const top = w / n;
  const pale = lighter(m.paper, 0.2);
  const band = times(n, (i) => {
    const fill = kind === "plain" ? color : i % 2 ? pale : color;
    return poly(
      [
        x + i * top,
        y,
        x + (i + 1) * top + 0.5,
        y,
        x - out + (i + 1) * step + 0.5,
        y + drop,
        x - out + i * step,
        y + drop,
      ],
      fill,
    );
  });
  const fringe = times(n, (i) => {
    const fx = x - out + i * step;
    const fill = darker(kind === "plain" ? color : i % 2 ? pale : color, 0.12);
    return kind === "scallop"
      ? path(d`M${fx} ${y + drop}h${step + 0.5}v10a${step / 2} 14 0 0 1 ${-step} 0Z`, fill)
      : rect(fx, y + drop, step + 0.5, 16, fill);
  });
  return (
    shadow(
      (f, o) =>
        poly(
          [x - 6, y + drop, x + w + 10, y + drop, x + w + 10, y + drop + 46, x + 8, y + drop + 46],
          f,
          o,
        ),
      0.2,
    ) +
    band +
    rect(x, y, w, 5, m.ink, 0.25) +
    fringe +
    (s.p.season === "winter" ? snowLine(s, x + 2, y + 4, w - 4, 10) : "")
  );
}
