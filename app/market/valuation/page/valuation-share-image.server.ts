import { tradeOf } from "#app/market/valuation/answers/business-of-answers.ts";
import type { ValuationAnswers } from "#app/market/valuation/answers/answers.ts";
import { findMarketShareImage } from "#app/market/page/find-share-image.server.ts";
import { shareCurrency, shareIdOf } from "#app/market/page/market-share-image.ts";
import type { Scope } from "#app/market/figures/figure.ts";
import { parentsOf } from "#app/market/groups/scope-family.ts";
import type { Services } from "#app/context.ts";
import { describeShareImage, type ShareImage } from "#app/platform/share-images/share-image.ts";
import { shareImageHref } from "#app/platform/share-images/share-image-address.server.ts";

export const valuationShareRoot = "/share/valuation";

type ShareServices = Pick<Services, "queryCache">;

/** About a group of businesses, never about the one that was valued: networks keep these images in public. */
export async function findValuationShareImage(
  services: ShareServices,
  id: string,
): Promise<ShareImage | null> {
  const image = await findMarketShareImage(services, id);
  if (!image) return null;
  const question = "What is a business worth?";
  return id === shareIdOf({})
    ? { ...image, eyebrow: `Valuation · ${shareCurrency}`, title: question }
    : { ...image, eyebrow: `${question} · ${shareCurrency}` };
}

/** The image of the smallest group around the business that has figures. */
export async function shareValuation(
  services: ShareServices,
  answers: Pick<ValuationAnswers, "trade" | "place">,
): Promise<{ src: string; alt: string } | undefined> {
  let scope: Scope | undefined = groupOf(answers);
  while (scope) {
    const id = shareIdOf(scope);
    const image = await findValuationShareImage(services, id);
    if (image)
      return {
        src: shareImageHref(valuationShareRoot, id, image),
        alt: describeShareImage(image),
      };
    scope = parentsOf(scope)[0];
  }
  return undefined;
}

function groupOf({ trade: slug, place }: Pick<ValuationAnswers, "trade" | "place">): Scope {
  const { category, trade } = tradeOf(slug);
  const what: Scope = trade ? { trade } : category ? { category } : {};
  const country = place?.slice(0, 2);
  if (!place || !country) return what;
  // There are no figures of a trade in one region.
  return place === country || trade ? { ...what, country } : { ...what, region: place };
}
