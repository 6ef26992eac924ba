import { escapeMarkup } from "#app/shared/escape-markup.ts";

interface Place {
  origin: string;
  key: string;
  title: string;
}

/** As high as its listings. */
export const scriptCode = ({ origin, key, title }: Place): string =>
  `<script async src="${origin}/embed.js" data-key="${key}" data-title="${escapeMarkup(title)}"></script>`;

/** For sites that take no scripts. It has a height of its own, and scrolls. */
export const frameCode = ({ origin, key, title }: Place): string =>
  `<iframe src="${origin}/embed/${key}" title="${escapeMarkup(title)}" style="width:100%;height:640px;border:0" loading="lazy"></iframe>`;
