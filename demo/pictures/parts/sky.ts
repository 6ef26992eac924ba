import { mix } from "../palette.ts";
import { d, dot, line, path, rect, round, times } from "../pen.ts";
import { HEIGHT, type Sheet, WIDTH } from "../sheet.ts";

function cloud(s: Sheet, x: number, y: number, w: number): string {
  const h = w * 0.1;
  const fill = s.p.cloud;
  return (
    round(x, y, w, h, h / 2, fill, 0.85) +
    round(
      x + w * s.r.between(0.12, 0.25),
      y - h * 0.75,
      w * s.r.between(0.4, 0.55),
      h,
      h / 2,
      fill,
      0.85,
    ) +
    round(x - w * 0.18, y + h * 0.7, w * s.r.between(0.5, 0.8), h * 0.7, h / 2, fill, 0.6)
  );
}

function bird(s: Sheet, x: number, y: number, size: number): string {
  return path(
    d`M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y - size * 0.3}Q${x + size * 0.4} ${y - size * 0.25} ${x} ${y + size * 0.22}Q${x - size * 0.4} ${y - size * 0.25} ${x - size} ${y - size * 0.3}Z`,
    mix(s.p.haze, "#14211d", 0.4),
    0.7,
  );
}

/** `horizon` is where the sky's pale end sits. */
export function sky(s: Sheet, horizon = 620): string {
  const { r, p } = s;
  const sunX = r.between(140, 1060);
  const sunY = p.night ? r.between(80, 190) : r.between(0.2, 0.55) * horizon;
  const size = p.night ? r.between(30, 44) : r.between(46, 84);
  const stars =
    p.night && !p.snowing
      ? times(34, () =>
          dot(r.between(0, WIDTH), r.between(0, horizon * 0.7), r.between(1, 2.4), p.sun, 0.7),
        )
      : "";
  const halo = p.snowing
    ? ""
    : dot(sunX, sunY, size * 1.75, p.sun, 0.16) + dot(sunX, sunY, size * 1.35, p.sun, 0.2);
  const moon = p.night
    ? dot(sunX, sunY, size, p.sun, 0.95) +
      dot(sunX + size * 0.36, sunY - size * 0.1, size * 0.86, mix(p.sky[0], p.sky[1], 0.18))
    : dot(sunX, sunY, size, p.sun, p.snowing ? 0.4 : 0.95);
  const clouds = times(r.int(2, 4), () =>
    cloud(s, r.between(-60, 1050), r.between(40, horizon * 0.5), r.between(150, 340)),
  );
  const birds =
    !p.night && !p.snowing && r.chance(0.5)
      ? times(r.int(3, 5), (i) =>
          bird(s, sunX + 120 + i * 34 + r.between(-8, 8), 90 + r.between(0, 60), r.between(9, 14)),
        )
      : "";
  return (
    rect(0, 0, WIDTH, HEIGHT, s.p.sky[1]) +
    rect(0, 0, WIDTH, horizon, "url(#sky)") +
    stars +
    (p.night && !p.snowing ? moon : halo + moon) +
    clouds +
    birds
  );
}

/** Drawn last, over everything that is outside. */
export function weather(s: Sheet): string {
  const { r, p } = s;
  if (p.snowing)
    return (
      times(60, () =>
        dot(r.between(0, WIDTH), r.between(0, HEIGHT), r.between(1.4, 2.6), "#fffdf6", 0.75),
      ) +
      times(34, () =>
        dot(r.between(0, WIDTH), r.between(0, HEIGHT), r.between(3, 4.6), "#fffdf6", 0.8),
      ) +
      times(9, () =>
        dot(r.between(0, WIDTH), r.between(0, HEIGHT), r.between(6, 9), "#fffdf6", 0.5),
      )
    );
  if (p.name === "rain")
    return times(26, () => {
      const x = r.between(0, WIDTH);
      const y = r.between(0, HEIGHT);
      const l = r.between(16, 40);
      return line(x, y, x - l * 0.22, y + l, "#eef2e8", 1.6, 0.35);
    });
  if (p.season === "autumn")
    return times(10, () => {
      const x = r.between(0, WIDTH);
      const y = r.between(200, 780);
      return path(d`M${x} ${y}q8 -9 17 -2q-5 10 -17 2Z`, r.pick(p.leaves), 0.9);
    });
  return "";
}
