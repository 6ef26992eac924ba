/** The square that is cut out of a picture: where its middle lies, and how near one looks. All in pixels of the picture. */
export interface Crop {
  centreX: number;
  centreY: number;
  /** 1 shows as much as fits. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;

export const wholePicture = ({ width, height }: Size): Crop => ({
  centreX: width / 2,
  centreY: height / 2,
  zoom: 1,
});

/** The side of the square in the picture. */
export const cropSide = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** Never beyond the edge: there is nothing to show there. */
export function keepInside(picture: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = cropSide(picture, { ...crop, zoom }) / 2;
  return {
    zoom,
    centreX: between(crop.centreX, half, picture.width - half),
    centreY: between(crop.centreY, half, picture.height - half),
  };
}

/** Moves what is seen, as a hand moves a photograph: by a part of the frame's side. */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(picture, crop);
  return keepInside(picture, {
    ...crop,
    centreX: crop.centreX - right * side,
    centreY: crop.centreY - down * side,
  });
}

export const zoomCrop = (picture: Size, crop: Crop, zoom: number): Crop =>
  keepInside(picture, { ...crop, zoom });

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);
