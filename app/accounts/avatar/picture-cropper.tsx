import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { cropSide, maxZoom, moveCrop, initialCrop, zoomCrop } from "./crop.ts";
import { Button } from "#app/ui/actions/button.tsx";

interface PictureCropperProps {
  picture: ImageBitmap;
  pending: boolean;
  onUse: (cropped: Blob) => void;
  onCancel: () => void;
}

const side = 512;
const step = 0.05;

export function PictureCropper({ picture, pending, onUse, onCancel }: PictureCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const [crop, setCrop] = useState(() => initialCrop(picture));

  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const length = cropSide(picture, crop);
    const [left, top] = [crop.centreX - length / 2, crop.centreY - length / 2];
    pen.imageSmoothingQuality = "high";
    pen.clearRect(0, 0, side, side);
    pen.drawImage(picture, left, top, length, length, 0, 0, side, side);
  }, [picture, crop]);
  useEffect(() => canvas.current?.focus(), []);

  const hold = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!grip.current) return;
    const frame = event.currentTarget.clientWidth;
    const [right, down] = [event.clientX - grip.current.x, event.clientY - grip.current.y];
    grip.current = { x: event.clientX, y: event.clientY };
    setCrop((before) => moveCrop(picture, before, right / frame, down / frame));
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const move = moves[event.key];
    const closer = { "+": 1.1, "=": 1.1, "-": 1 / 1.1 }[event.key];
    if (!move && !closer) return;
    event.preventDefault();
    setCrop((before) =>
      move
        ? moveCrop(picture, before, ...move)
        : zoomCrop(picture, before, before.zoom * (closer ?? 1)),
    );
  };
  const use = () => canvas.current?.toBlob((blob) => blob && onUse(blob), "image/webp", 0.95);

  return (
    <div className="flex flex-col gap-4">
      <canvas
        ref={canvas}
        width={side}
        height={side}
        tabIndex={0}
        role="img"
        aria-label="Your picture. Drag it or use the arrow keys to move it. Press plus or minus to zoom."
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={() => (grip.current = null)}
        onPointerCancel={() => (grip.current = null)}
        onKeyDown={press}
        className="aspect-square w-full max-w-64 cursor-grab touch-none rounded-full border border-line-strong bg-sunken active:cursor-grabbing"
      />
      <label className="flex max-w-64 items-center gap-3 text-sm font-semibold">
        Zoom
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop(zoomCrop(picture, crop, Number(target.value)))}
          className="grow"
        />
      </label>
      <p className="text-sm text-ink-2">
        Drag the picture into place, or use the arrow keys. Press plus or minus to zoom.
      </p>
      <div className="flex gap-3">
        <Button type="button" pending={pending} onClick={use}>
          Use this picture
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
