import { privateMeta } from "#app/shared/page-meta.ts";

export const adminMeta =
  (title: string, description: string) =>
  ({ location: { pathname } }: { location: { pathname: string } }) =>
    privateMeta({ title, description, pathname });
