import type { Route } from "./+types/article-page.ts";
import { AnswerForm } from "./answers/answer-form.tsx";
import type { Shelf } from "./article.ts";
import { ArticleLinks } from "./article-links.tsx";
import { articleShareImage, articleShareRoot } from "./illustrations/article-share-image.server.ts";
import { articleStructuredData } from "./article-structured-data.ts";
import { markdownMeta } from "#app/content/for-programs/markdown-link.ts";
import { ArticleView } from "./article-view.tsx";
import { getArticle, listBusinesses } from "./load-article.server.ts";
import { ListingCard } from "#app/browsing/listing-card.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { shareImageHref } from "#app/platform/share-images/share-image-address.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { publicMeta } from "#app/shared/page-meta.ts";
import { publicPage } from "#app/shared/public-page.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { serializeStructuredData, StructuredData } from "#app/ui/layout/structured-data.tsx";

export const headers = publicPage("answered");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { viewer, preferences } = context.get(requestContext);
  const shelf = url.pathname.split("/", 2)[1]!.toLowerCase() as Shelf;
  const { slug } = params;
  const { publishedAt, updatedAt, category, ...article } = await getArticle(services, shelf, slug);
  const canonical = `${services.env.APP_URL}/${shelf}/${slug}`;
  const { shown } = article;
  const drawn = articleShareImage(shown.shelf.label, shown.title, shown.illustration);
  const image = services.env.APP_URL + shareImageHref(articleShareRoot, shown.id, drawn);
  const view = { viewer, currency: preferences.currency, now: new Date() };
  return {
    ...article,
    businesses: await listBusinesses(services, { shelf, category }, view),
    canonical,
    image,
    isAnswered: url.searchParams.has("answered"),
    structuredData: serializeStructuredData(
      articleStructuredData({ ...shown, canonical, image, publishedAt, updatedAt }),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...publicMeta({
          title: pageTitle(loaderData.shown.title),
          description: loaderData.shown.summary,
          canonical: loaderData.canonical,
          image: { src: loaderData.image, alt: loaderData.shown.title },
          type: "article",
        }),
        markdownMeta(loaderData.canonical),
      ]
    : [];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { shown, previous, next, related, businesses, isAnswered, structuredData } = loaderData;
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb
        steps={[
          { label: "Resources", to: "/resources" },
          ...(shown.shelf.to === "/resources" ? [] : [shown.shelf]),
          { label: shown.title },
        ]}
      />
      <ArticleView article={shown} />
      <div className="no-print">
        {/* The next article is another question. */}
        <AnswerForm key={shown.id} articleId={shown.id} isAnswered={isAnswered} />
        <ArticleLinks previous={previous} next={next} related={related} />
        {businesses.length > 0 && (
          <div className="mt-14">
            <Section
              id="businesses"
              title="Businesses for sale"
              link={{ label: "Search all", to: "/businesses", name: "Search all businesses" }}
            >
              <ul className="grid grid-cols-1 gap-x-8 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">
                {businesses.map((card) => (
                  <li key={card.id} className="later">
                    <ListingCard listing={card} />
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        )}
      </div>
      <StructuredData text={structuredData} />
    </div>
  );
}
