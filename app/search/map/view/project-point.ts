/** Units of the drawing per degree of longitude, as in scripts/draw-outlines.mjs. */
export const unitsPerDegree = 40;

const radians = Math.PI / 180;

/** Position of a place in the drawing, which is Web Mercator. */
export const projectPoint = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: (longitude + 180) * unitsPerDegree,
  y: (180 - Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians) * unitsPerDegree,
});

/** The inverse. */
export const unprojectPoint = (x: number, y: number): { latitude: number; longitude: number } => ({
  longitude: x / unitsPerDegree - 180,
  latitude: (2 * Math.atan(Math.exp((180 - y / unitsPerDegree) * radians))) / radians - 90,
});
