interface Round {
  x: number;
  y: number;
  size: number;
}

/** Diameters on a phone, as parts of the view's width; on wider screens they are smaller parts. See map-circles.tsx. */
const smallest = 0.075;
const largest = 0.115;
const gap = 0.004;
const rounds = 12;

/** Moves circles apart that would overlap: two full cells may be neighbours across the border of their squares. */
export function spreadCircles<T extends Round>(circles: readonly T[], viewWidth: number): T[] {
  const moved = circles.map((circle) => ({ ...circle }));
  const radius = ({ size }: Round) =>
    ((smallest + (largest - smallest) * size) / 2 + gap / 2) * viewWidth;
  const step = largest * viewWidth;
  for (let round = 0; round < rounds; round++) {
    let isCrowded = false;
    const near = groupBySquare(moved, step);
    for (const [index, a] of moved.entries())
      for (const other of near(a)) {
        if (other <= index) continue;
        const b = moved[other]!;
        const overlap = radius(a) + radius(b) - Math.hypot(b.x - a.x, b.y - a.y);
        if (overlap <= viewWidth * 1e-4) continue;
        isCrowded = true;
        pushApart(a, b, overlap);
      }
    if (!isCrowded) break;
  }
  return moved;
}

function pushApart(a: Round, b: Round, overlap: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const [right, down] = distance === 0 ? [1, 0] : [(b.x - a.x) / distance, (b.y - a.y) / distance];
  // The larger one, which is where people look, moves less.
  const share = a.size > b.size ? 0.3 : a.size < b.size ? 0.7 : 0.5;
  a.x -= right * overlap * share;
  a.y -= down * overlap * share;
  b.x += right * overlap * (1 - share);
  b.y += down * overlap * (1 - share);
}

/** Looks up the circles of the square and its neighbours, instead of comparing all with all. */
function groupBySquare(circles: readonly Round[], step: number) {
  const squares = new Map<string, number[]>();
  const at = (column: number, row: number) => `${column} ${row}`;
  const squareOf = ({ x, y }: Round) => [Math.floor(x / step), Math.floor(y / step)] as const;
  for (const [index, circle] of circles.entries()) {
    const key = at(...squareOf(circle));
    squares.set(key, [...(squares.get(key) ?? []), index]);
  }
  return (circle: Round): number[] => {
    const [column, row] = squareOf(circle);
    return [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => squares.get(at(column + right, row + down)) ?? []),
    );
  };
}
