const num = (v: number) => String(Math.abs(v) >= 100 ? Math.round(v) : Math.round(v * 10) / 10);
const faint = (name: "fill" | "stroke", o?: number) =>
  o === undefined || o >= 1 ? "" : ` ${name}-opacity="${Math.round(o * 100) / 100}"`;

export function rect(x: number, y: number, w: number, h: number, fill: string, o?: number): string {
  if (w <= 0 || h <= 0) return "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${faint("fill", o)}/>`;
}

export function round(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
  o?: number,
): string {
  if (w <= 0 || h <= 0) return "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(radius)}" fill="${fill}"${faint("fill", o)}/>`;
}

export function dot(cx: number, cy: number, r: number, fill: string, o?: number): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${faint("fill", o)}/>`;
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  o?: number,
): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${faint("fill", o)}/>`;
}

export function poly(points: readonly number[], fill: string, o?: number): string {
  return `<polygon points="${points.map(num).join(" ")}" fill="${fill}"${faint("fill", o)}/>`;
}

/** Path data written with a template: numbers are rounded so that documents stay small. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce(
    (out, part, i) => out + part + (i < values.length ? num(values[i]!) : ""),
    "",
  );
}

export function path(data: string, fill: string, o?: number): string {
  return `<path d="${data}" fill="${fill}"${faint("fill", o)}/>`;
}

export function stroke(data: string, color: string, width: number, o?: number): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${faint("stroke", o)}/>`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
  o?: number,
): string {
  return `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${color}" stroke-width="${num(width)}"${faint("stroke", o)}/>`;
}

export function ring(
  cx: number,
  cy: number,
  r: number,
  color: string,
  width: number,
  o?: number,
): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${color}" stroke-width="${num(width)}"${faint("stroke", o)}/>`;
}

export function group(inner: string, attributes: string): string {
  return `<g ${attributes}>${inner}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  let out = "";
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
}

/** A closed smooth outline through the points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const n = points.length;
  const mid = (i: number): [number, number] => {
    const a = points[i % n]!;
    const b = points[(i + 1) % n]!;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = mid(n - 1);
  let out = d`M${start[0]} ${start[1]}`;
  for (let i = 0; i < n; i++) {
    const p = points[i]!;
    const m = mid(i);
    out += d`Q${p[0]} ${p[1]} ${m[0]} ${m[1]}`;
  }
  return `${out}Z`;
}
