export interface EmailCard {
  label: string;
  title: string;
  url: string;
  subtitle: string;
  figures: EmailFigure[];
  image?: { url: string; alt: string };
}

export interface EmailFigure {
  label: string;
  value: string;
  before?: string;
}

export const renderCardsText = (cards: readonly EmailCard[]): string[] =>
  cards.map(({ label, title, url, subtitle, figures }) =>
    [`${label}: ${title}`, subtitle, ...figures.map(figureText), url].join("\n"),
  );

const figureText = ({ label, value, before }: EmailFigure): string =>
  before ? `${label}: ${value} (was ${before})` : `${label}: ${value}`;

/** Tables, because mail programs ignore newer layouts. `escape` makes text safe within HTML. */
export const renderCardsHtml = (
  cards: readonly EmailCard[],
  escape: (text: string) => string,
): string =>
  cards
    .map(({ label, title, url, subtitle, figures, image }) => {
      const picture = image
        ? `<a href="${escape(url)}"><img src="${escape(image.url)}" alt="${escape(image.alt)}" width="512" style="display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;border-radius:8px 8px 0 0"></a>`
        : "";
      const rows = figures
        .map(
          (figure) =>
            `<tr><td class="small" style="padding:2px 12px 2px 0;white-space:nowrap;color:#55524a;font-size:14px">${escape(figure.label)}</td><td align="right" style="padding:2px 0;font-size:15px;font-weight:600;font-variant-numeric:tabular-nums">${beforeHtml(figure, escape)}${escape(figure.value)}</td></tr>`,
        )
        .join("");
      return `<div class="card" style="margin:0 0 20px;border:1px solid #cfc8b8;border-radius:8px;background:#fffdf8">${picture}<div style="padding:16px 20px"><p class="small" style="margin:0 0 4px;font-size:13px;font-weight:600;color:#0f4d40">${escape(label)}</p><p style="margin:0;font:600 18px/1.35 Georgia,serif"><a href="${escape(url)}" style="color:inherit;text-decoration:none">${escape(title)}</a></p><p class="small" style="margin:2px 0 12px;font-size:14px;color:#55524a">${escape(subtitle)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table></div></div>`;
    })
    .join("");

const beforeHtml = ({ before }: EmailFigure, escape: (text: string) => string): string =>
  before
    ? `<s class="small" style="font-weight:400;color:#55524a">${escape(before)}</s>&nbsp; `
    : "";
