import { existingPages } from "#app/has-page.ts";
import * as all from "./navigation.ts";

/** A section without its own page is omitted; one without any page below becomes a plain link. */
export const mainNavigation: all.NavSection[] = existingPages(all.mainNavigation).map(
  ({ links = [], ...section }) => {
    const shown = existingPages(links);
    return shown.length > 0 ? Object.assign(section, { links: shown }) : section;
  },
);

export const accountMenu = existingPages(all.accountMenu);
export const adminMenu = existingPages(all.adminMenu);
export const legalLinks = existingPages(all.legalLinks);

export const footerNavigation = all.footerNavigation
  .map(({ title, links }) => ({ title, links: existingPages(links) }))
  .filter(({ links }) => links.length > 0);
