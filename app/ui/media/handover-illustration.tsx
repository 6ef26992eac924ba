const night = {
  sky: "#0c3133",
  wall: "#16484a",
  trim: "#c2d0c5",
  glass: "#f2ad4a",
  dark: "#0a2627",
  ground: "#0b5654",
};
const day = {
  sky: "#f2ad4a",
  wall: "#fcead1",
  trim: "#8b3e12",
  glass: "#fffdf8",
  dark: "#33200f",
  ground: "#8b3e12",
};

/** A shop seen through the two halves of the logo: by night on the left, by day on the right. Same colours in both themes. */
export function HandoverIllustration({ className }: { className?: string }) {
  return (
    <svg viewBox="20 16 440 528" aria-hidden="true" className={className}>
      <defs>
        <clipPath id="hand-over-left">
          <path d="M232 20a210 210 0 0 0 0 420z" />
        </clipPath>
        <clipPath id="hand-over-right">
          <path d="M248 120a210 210 0 0 1 0 420z" />
        </clipPath>
      </defs>
      <g clipPath="url(#hand-over-left)">
        <rect width="480" height="560" fill={night.sky} />
        <path d="M128 96a34 34 0 1 0 26 54 28 28 0 0 1-26-54z" fill={night.trim} />
        <Shop {...night} />
      </g>
      <g clipPath="url(#hand-over-right)">
        <rect width="480" height="560" fill={day.sky} />
        <circle cx="390" cy="250" r="34" fill={day.wall} />
        <g transform="translate(0 100)">
          <Shop {...day} />
        </g>
      </g>
    </svg>
  );
}

function Shop({ wall, trim, glass, dark, ground }: typeof day) {
  return (
    <>
      <path d="M96 190h288v212H96z" fill={wall} />
      <path d="M84 176h312v16H84z" fill={trim} />
      <path d="M150 152h180v24H150z" fill={wall} />
      <path d="M176 160h128v8H176z" fill={trim} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <path
          key={index}
          d={`M${String(96 + index * 36)} 212h36v34a18 18 0 0 1-36 0z`}
          fill={index % 2 ? trim : glass}
        />
      ))}
      <path d="M116 284h92v82h-92zM272 284h92v82h-92z" fill={glass} />
      <path
        d="M160 284h4v82h-4zM316 284h4v82h-4zM116 322h92v4h-92zM272 322h92v4h-92z"
        fill={wall}
      />
      <path d="M218 278h44v124h-44z" fill={dark} />
      <path d="M226 288h28v52h-28z" fill={glass} />
      <circle cx="252" cy="356" r="3.5" fill={glass} />
      <path d="M120 384h24l-4 18h-16zM336 384h24l-4 18h-16z" fill={trim} />
      <path
        d="M132 384c-18-10-16-28-6-34 2 10 8 12 8 20 4-12 12-16 16-14 0 14-6 24-14 28zM348 384c-18-10-16-28-6-34 2 10 8 12 8 20 4-12 12-16 16-14 0 14-6 24-14 28z"
        fill={dark}
      />
      <path d="M0 402h480v158H0z" fill={ground} />
      <path d="M0 402h480v8H0z" fill={dark} opacity="0.35" />
    </>
  );
}
