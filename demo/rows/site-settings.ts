import type { SiteSettings } from "#app/content/settings/site-settings.ts";
import { brand } from "#app/shared/brand.ts";

const subscribers = "6,300+";

/** The operator of the demonstration, and its claims. A new site claims nothing. */
export const demoSettings = {
  operator: {
    legalName: "Relevo Marketplace Inc.",
    postalAddress: "200 Bay Street, Toronto, Ontario, Canada",
    supportEmail: "support@relevo.example",
  },
  announcement: {
    version: "2026-relevo",
    title: "We have a new name",
    body: `The marketplace you know has been acquired. It is now called ${brand.name} and is expanding to Mexico.`,
    figures: [
      { value: "16,300+", label: "members" },
      { value: "400-600", label: "new listings per month" },
      { value: subscribers, label: "subscribers" },
    ],
    isOn: true,
  },
  heroFigures: { years: "25+", sales: "10,000+", verified: "100%", subscribers },
} satisfies Partial<SiteSettings>;

export const makeSettingRows = () =>
  Object.entries(demoSettings).map(([key, value]) => ({ key, value }));
