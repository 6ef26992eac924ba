import {
  type FieldName,
  fieldsOfSection,
  isFieldName,
} from "#app/selling/editing/listing-fields.ts";

export const sections = {
  listing: { title: "What you are selling", hint: null },
  location: { title: "Where it is", hint: null },
  figures: {
    title: "Price, revenue and cash flow",
    hint: "Give an exact amount, a range, or choose On request. A lower price is shown as reduced for 90 days.",
  },
  business: { title: "About the business", hint: null },
  terms: {
    title: "What applies to the sale",
    hint: "Buyers filter by these. What you leave at “Not stated” is not shown, and they can ask you.",
  },
  confidential: {
    title: "What stays confidential",
    hint: "Buyers see these only where you say so.",
  },
  audience: {
    title: "Who sees what",
    hint: "From the day you buy a package until the sale. Buyers ask for access in a conversation, and one yes opens everything that waits for it. While visitors see a teaser, all of this is for buyers with access.",
  },
  contact: {
    title: "Contact",
    hint: "Not shown on the listing: buyers message you through Relevo.",
  },
} as const;
export type SectionName = keyof typeof sections;

/** The fields that a section's form shows; it must not submit others, which would be treated as emptied. */
export const sectionFields: Record<SectionName, readonly FieldName[]> = {
  listing: fieldsOfSection("listing"),
  // The postal code is never public, so its input is among the confidential ones.
  location: fieldsOfSection("location").filter((name) => name !== "postalCode"),
  figures: fieldsOfSection("figures"),
  business: fieldsOfSection("business"),
  terms: fieldsOfSection("terms"),
  confidential: [...fieldsOfSection("confidential"), "postalCode"],
  audience: fieldsOfSection("audience"),
  contact: fieldsOfSection("contact"),
};

interface DeskTabParts {
  label: string;
  /** Saved as one form. */
  sections: readonly SectionName[];
  /** Other anchors within the tab. */
  anchors: readonly string[];
}

/** The parts of the desk, each with its own address. */
export const deskTabs = {
  overview: { label: "Overview", sections: [], anchors: ["statistics", "mandate", "share"] },
  listing: { label: "Text and place", sections: ["listing", "location"], anchors: [] },
  figures: { label: "Figures", sections: ["figures"], anchors: [] },
  media: {
    label: "Photos and documents",
    sections: [],
    anchors: ["photos", "documents", "video"],
  },
  details: { label: "Details", sections: ["business", "terms"], anchors: [] },
  private: {
    label: "Confidential",
    sections: ["confidential", "audience", "contact"],
    anchors: [],
  },
} as const satisfies Record<string, DeskTabParts>;
export type DeskTab = keyof typeof deskTabs;

const tabNames = Object.keys(deskTabs) as DeskTab[];

export const parseTab = (text: string | null): DeskTab =>
  tabNames.find((tab) => tab === text) ?? "overview";

const sectionsOf = (tab: DeskTab): readonly SectionName[] => deskTabs[tab].sections;

export const tabFields = (tab: DeskTab): FieldName[] =>
  sectionsOf(tab).flatMap((section) => sectionFields[section]);

/** The tab with this section, field or other anchor. */
export function tabOf(anchor: string): DeskTab | null {
  const has = (tab: DeskTab) =>
    sectionsOf(tab).some((section) => section === anchor) ||
    (deskTabs[tab].anchors as readonly string[]).includes(anchor) ||
    (isFieldName(anchor) && tabFields(tab).includes(anchor));
  return tabNames.find(has) ?? null;
}

export const tabHref = (listingId: string, tab: DeskTab): string =>
  `/account/listings/edit/${listingId}${tab === "overview" ? "" : `?tab=${tab}`}`;

export const deskHref = (listingId: string, anchor: string): string =>
  `${tabHref(listingId, tabOf(anchor) ?? "overview")}#${anchor}`;
