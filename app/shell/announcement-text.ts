import { brand } from "./brand.ts";

/** News for everybody, shown once. A new version is shown again to those who closed the last one. */
export interface Announcement {
  version: string;
  title: string;
  body: string;
  figures: { label: string; value: string }[];
}

export const defaultAnnouncement: Announcement = {
  version: "2026-relevo",
  title: "A new name, and a new neighbour",
  body: `The marketplace you know has been acquired, is now called ${brand.name}, and is expanding to Mexico.`,
  figures: [
    { value: "16,300+", label: "members" },
    { value: "400-600", label: "new listings per month" },
    { value: "34,200+", label: "subscribers" },
  ],
};
