export function mix(a: string, b: string, amount: number): string {
  const channel = (color: string, i: number) =>
    Number.parseInt(color.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * amount))
    .map((v) => v.toString(16).padStart(2, "0"))
    .join("")}`;
}

const base = {
  white: "#fbf7ee",
  paper: "#f6f1e7",
  cream: "#efe3c8",
  sand: "#dcc7a0",
  clay: "#c79a78",
  terracotta: "#c8653f",
  brick: "#a8533b",
  rose: "#d0a08f",
  saffron: "#e7a733",
  mustard: "#c78f2d",
  sage: "#a9b89a",
  fern: "#6d8f6b",
  evergreen: "#0f4d40",
  pine: "#1d3b33",
  petrol: "#1f5762",
  slate: "#6f8791",
  mist: "#c8d2cc",
  ink: "#14211d",
  wood: "#b98a5a",
  walnut: "#6e4a33",
  steel: "#9aa7a6",
  skin: "#b98263",
};

export type MaterialName = keyof typeof base;
export type Materials = Record<MaterialName, string>;
export type Season = "spring" | "summer" | "autumn" | "winter";

export interface Palette {
  name: string;
  season: Season;
  /** Lamps are on and windows glow. */
  lit: boolean;
  night: boolean;
  snowing: boolean;
  sky: [string, string];
  sun: string;
  cloud: string;
  /** The hue that distance fades from; the low sky is what it fades to. */
  haze: string;
  ambient: string;
  strength: number;
  glow: string;
  ground: string;
  pavement: string;
  road: string;
  walls: MaterialName[];
  accents: MaterialName[];
  leaves: string[];
  rooms: Room[];
  outdoors: string;
  indoors: string;
}

/** Wall, panelling, floor: the three large fields of an interior. */
export type Room = [MaterialName, MaterialName, MaterialName];

export function materials(palette: Palette, strength: number): Materials {
  const out = { ...base };
  for (const name of Object.keys(base) as MaterialName[])
    out[name] = mix(base[name], palette.ambient, strength);
  return out;
}
