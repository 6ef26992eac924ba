export interface Token {
  word: string;
  typed: string;
}

/** French articles that lose their vowel: "l'auto", "d'occasion". */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;
const apostrophe = /(?<=\p{L})['’](?=\p{L})/gu;
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;

export const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "");

export const toTokens = (text: string): Token[] =>
  (
    withoutAccents(text)
      .replace(initials, (letters) => letters.replaceAll(".", ""))
      .replace(elided, "")
      .replace(apostrophe, "")
      .replace(/&/g, " and ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((typed) => ({ word: typed.toLowerCase(), typed }));

export const toWords = (text: string): string[] => toTokens(text).map(({ word }) => word);

export const literal = /"[^"]*"|(?<!\S)-[\p{L}\p{N}][^\s]*/gu;

export interface PhraseMatch<Meaning> {
  start: number;
  end: number;
  meaning: Meaning;
}

/** Finds non-overlapping phrases, the longest first, then from the left; in text order. */
export function matchLongest<Meaning>(
  length: number,
  longest: number,
  find: (start: number, end: number) => Meaning | null,
): PhraseMatch<Meaning>[] {
  const matches: PhraseMatch<Meaning>[] = [];
  const isFree = (start: number, end: number) =>
    matches.every((match) => end <= match.start || start >= match.end);
  for (let size = Math.min(longest, length); size > 0; size--)
    for (let start = 0; start + size <= length; start++) {
      const end = start + size;
      const meaning = isFree(start, end) ? find(start, end) : null;
      if (meaning) matches.push({ start, end, meaning });
    }
  return matches.toSorted((a, b) => a.start - b.start);
}

const set = (text: string): ReadonlySet<string> => new Set(toWords(text));

export const connectingWords = set(`
  a an the in near nearby around at by of to from for with and or on into within close my me i you we is are be it that this some
  any all want wants buy buying purchase looking look find show search need please sale sell selling sold
  small little good great best nice top new business businesses biz listing listings available opportunity opportunities
  area region city town province state downtown located location locations
  à au aux en dans de du des la le les l un une et ou pour par sur sous avec près proche autour vers chez ce cette mon ma mes je
  vendre vente acheter achat cherche recherche trouver entreprise entreprises commerce commerces fonds affaire affaires petit
  petite bon bonne ville secteur quartier
  el los las una unos unas y o u con para por cerca alrededor del al lo se mi yo que es
  venta vende vendo venden comprar compra busco buscar negocio negocios empresa empresas traspaso traspasa pequeño pequeña bueno
  buena ciudad zona oportunidad
`);

/** "Businesses for sale" means everything, unlike "the". */
export const askingForAll = set(
  "business businesses biz sale listing listings entreprise entreprises commerce commerces vendre negocio negocios empresa empresas venta",
);

/** Nouns that add nothing to a trade name: "sushi shop", "roofing company". */
export const genericNouns = set(`
  shop shops store stores company companies service services firm firms agency agencies office offices centre centres center centers
  clinic clinics studio studios practice practices operation operations chain outlet place places house contractor contractors
  specialist specialists industry building property school schools home professional professionals provider providers
  supplier suppliers dealer dealers owner owners
  boutique boutiques magasin magasins compagnie compagnies société services cabinet bureau centre clinique atelier école
  tienda tiendas local locales compañía compañías servicio servicios despacho oficina centro clínica taller escuela casa
`);

/** Before a place: it is the middle of the search. */
export const nearWords = set("near nearby around close près proche autour cerca alrededor");

export const placePrepositions = set("in near around at within à en dans près de cerca");
