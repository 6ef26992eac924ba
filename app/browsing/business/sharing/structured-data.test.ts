import { expect, test } from "vitest";
import { aBusiness, aBusinessView } from "#test/business-sample.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { businessMeta } from "./business-meta.ts";
import { structuredData } from "./structured-data.ts";

const origin = "https://relevo.example";
const image = { src: `${origin}/share/business/m1/1.jpg`, alt: "Bakery. Asking price: CA$1" };

type Node = Record<string, unknown> & { "@type"?: string };

/** Properties that schema.org and search engines require of each type. */
const required: Record<string, string[]> = {
  LocalBusiness: ["@id", "name", "url", "address"],
  PostalAddress: ["addressRegion", "addressCountry"],
  Offer: ["price", "priceCurrency", "availability", "url", "itemOffered"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  QuantitativeValue: ["minValue", "maxValue"],
};

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

function faultsOf(graph: unknown): string[] {
  const nodes = nodesOf(graph);
  const ids = new Set(nodes.filter((node) => node["@type"]).map((node) => node["@id"]));
  return nodes.flatMap((node) => {
    const type = node["@type"];
    if (!type)
      return "@id" in node && !ids.has(node["@id"]) ? [`${String(node["@id"])} leads nowhere`] : [];
    const wanted = required[type];
    if (!wanted) return [`${type} is none of ours`];
    const missing = wanted.filter((name) => node[name] === undefined || node[name] === "");
    const empty = Object.entries(node).filter(([, of]) => of === null || of === undefined);
    return missing
      .map((name) => `${type} has no ${name}`)
      .concat(empty.map(([name]) => `${type}.${name} is empty`));
  });
}

const find = (graph: ReturnType<typeof structuredData>, type: string) =>
  graph["@graph"].find((node) => node["@type"] === type);

const graphOf = (changes: Parameters<typeof aBusiness>[0] = {}) =>
  structuredData(aBusiness(changes), aBusinessView(changes), origin);

test.each([
  ["an amount", {}],
  [
    "on request, without photos, facts or city",
    {
      askingPrice: null,
      askingPriceOnRequest: true,
      established: null,
      employeesMin: null,
      photos: [],
      description: "",
      city: "",
    },
  ],
  ["without a category", { categories: [] }],
])("has all required properties: %s", (_case, changes) => {
  const graph = graphOf(changes);
  expect(graph["@context"]).toBe("https://schema.org");
  expect(faultsOf(graph["@graph"])).toEqual([]);
});

test("the checks can fail", () => {
  expect(faultsOf([{ "@type": "Offer", price: "1" }])).toContain("Offer has no priceCurrency");
  expect(faultsOf([{ "@id": "#x" }])).toEqual(["#x leads nowhere"]);
});

test("uses the listing's own price, if it is an amount", () => {
  expect(find(graphOf(), "Offer")).toMatchObject({
    price: "485000.00",
    priceCurrency: "CAD",
    availability: "https://schema.org/InStock",
  });
  expect(find(graphOf({ status: "sold" }), "Offer")).toMatchObject({
    availability: "https://schema.org/SoldOut",
  });
  expect(find(graphOf({ saleAgreed: true }), "Offer")).toMatchObject({
    availability: "https://schema.org/Reserved",
  });
  const range = { askingPrice: null, askingPriceRange: "1m_2m" } as const;
  expect(find(graphOf(range), "Offer")).toBeUndefined();
});

test("includes country, region and city; name and street only if the owner shows them", () => {
  const oaxaca = { city: "Oaxaca", region: "MX-OAX", country: "MX" } as const;
  expect(find(graphOf(oaxaca), "LocalBusiness")).toMatchObject({
    name: aBusiness().title,
    address: {
      "@type": "PostalAddress",
      addressLocality: "Oaxaca",
      addressRegion: "Oaxaca",
      addressCountry: "MX",
    },
  });
  const open = { ...oaxaca, businessName: "Chez Nous", street: "1 Main Street" };
  expect(find(graphOf(open), "LocalBusiness")).toMatchObject({
    name: "Chez Nous",
    address: { streetAddress: "1 Main Street" },
  });
});

test("the website requires sign-in, so no metadata contains it", () => {
  const website = { website: "https://cheznous.example/" };
  const metadata = [businessMeta(aBusinessView(website), image, origin), graphOf(website)];
  expect(JSON.stringify(metadata)).not.toContain("cheznous");
});

test("a private page is noindex and has no link preview", () => {
  const tags = businessMeta(aBusinessView({ access: "private" }), image, origin);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).not.toMatch(/canonical|og:image/);
});

test("title, canonical URL, description and image of the link preview", () => {
  const business = aBusinessView({ description: "word ".repeat(80) });
  const tags = businessMeta(business, image, origin);
  expect(tags).toContainEqual({ title: `${business.title} | Relevo` });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: origin + listingHref(business),
  });
  for (const [property, content] of [
    ["og:image", image.src],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", image.alt],
  ])
    expect(tags).toContainEqual({ property, content });
  expect(tags).toContainEqual({ name: "twitter:image", content: image.src });
  const description = tags.find((tag) => "name" in tag && tag.name === "description") as {
    content: string;
  };
  expect(description.content).toMatch(/^Hamilton, Ontario: word .*word…$/);
  expect(description.content.length).toBeLessThanOrEqual(156);
});
