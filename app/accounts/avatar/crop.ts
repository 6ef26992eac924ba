export interface Crop {
  centreX: number;
  centreY: number;
  /** 1 is the largest square that fits. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;

export const initialCrop = ({ width, height }: Size): Crop => ({
  centreX: width / 2,
  centreY: height / 2,
  zoom: 1,
});

export const cropSide = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

export function clampCrop(picture: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = cropSide(picture, { ...crop, zoom }) / 2;
  return {
    zoom,
    centreX: between(crop.centreX, half, picture.width - half),
    centreY: between(crop.centreY, half, picture.height - half),
  };
}

export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(picture, crop);
  return clampCrop(picture, {
    ...crop,
    centreX: crop.centreX - right * side,
    centreY: crop.centreY - down * side,
  });
}

export const zoomCrop = (picture: Size, crop: Crop, zoom: number): Crop =>
  clampCrop(picture, { ...crop, zoom });

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
