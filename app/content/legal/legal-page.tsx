import type { Route } from "./+types/legal-page.ts";
import { LegalDocumentView } from "#app/content/legal/legal-document.tsx";
import { getLegalDocument, type LegalName } from "#app/content/legal/legal-documents.server.ts";
import { servicesContext } from "#app/context.ts";
import { getCachedOperator } from "#app/platform/operator.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

export const headers = publicPage();

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.pathname.replaceAll("/", "").toLowerCase() as LegalName;
  const { env, queryCache } = context.get(servicesContext);
  const document = getLegalDocument(name, await getCachedOperator(queryCache));
  return {
    document,
    inForce: formatDate(new Date().toISOString()),
    lastChanged: formatCalendarDay(document.lastChanged),
    canonical: `${env.APP_URL}/${name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? publicMeta({
        title: pageTitle(loaderData.document.title),
        description: loaderData.document.description,
        canonical: loaderData.canonical,
      })
    : [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocumentView {...loaderData} />;
}
