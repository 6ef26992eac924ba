interface ShadeColours {
  shape: string;
  ground: string;
  /** Readable on the shade. */
  text: string;
}

/** Starting with "none". Full class names, because Tailwind finds classes by scanning the source. */
export const shadeColours: readonly ShadeColours[] = [
  { shape: "fill-surface", ground: "bg-surface", text: "text-ink-3" },
  { shape: "fill-shade-1", ground: "bg-shade-1", text: "text-ink" },
  { shape: "fill-shade-2", ground: "bg-shade-2", text: "text-ink" },
  { shape: "fill-shade-3", ground: "bg-shade-3", text: "text-ink" },
  { shape: "fill-shade-4", ground: "bg-shade-4", text: "text-on-accent" },
  { shape: "fill-shade-5", ground: "bg-shade-5", text: "text-on-accent" },
];
