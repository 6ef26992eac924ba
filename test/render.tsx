import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** The markup of a component as rendered without JavaScript. */
export function renderPart(part: ReactNode, path = "/"): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => part }]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}
