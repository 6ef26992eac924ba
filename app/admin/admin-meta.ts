import { privateMeta } from "#app/shared/page-meta.ts";

/** The head of a page whose title is always the same. */
export const adminMeta =
  (title: string, description: string) =>
  ({ location: { pathname } }: { location: { pathname: string } }) =>
    privateMeta({ title, description, pathname });
