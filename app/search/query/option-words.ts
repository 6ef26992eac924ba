import {
  type Age,
  ages,
  type Option,
  type OptionGroupName,
  optionGroupNames,
  optionsOf,
} from "#app/search/options.ts";
import { toWords } from "./words.ts";

const names: Readonly<Partial<Record<Option | Age, string>>> = {
  franchise:
    "franchise, franchises, franchised, franchise business, franchise resale, franchise opportunity, franchise opportunities, franquicia, franquicias, franchise à vendre, franchisé, franchisée",
  work_from_home:
    "work from home, working from home, home based, home based business, home business, from home, run from home, home office, home run, can be run from home, à domicile, à la maison, de la maison, depuis la maison, télétravail, travail à domicile, entreprise à domicile, desde casa, en casa, trabajo desde casa, negocio en casa, negocio desde casa",
  absentee:
    "absentee, absentee owner, absentee owned, absentee ownership, absentee run, semi absentee, semi absentee owner, manager run, hands off, passive income, passive business, passive, propriétaire absent, clé en main sans présence, dueño ausente, propietario ausente, ingresos pasivos, ingreso pasivo, revenu passif, revenus passifs",
  owner_managed:
    "owner managed, owner operated, owner operator, owner run, exploité par le propriétaire, géré par le propriétaire, operado por el dueño",
  employee_owned: "employee owned, esop, appartenant aux employés, propiedad de los empleados",
  relocatable:
    "relocatable, relocateable, can be relocated, can relocate, movable, moveable, location independent, relocalisable, déménageable, délocalisable, reubicable, trasladable",
  real_property:
    "with real estate, with property, with land, with building, with the building, real estate included, property included, land included, building included, including real estate, including property, includes real estate, includes property, real property, freehold, and property, avec immeuble, avec bâtisse, avec l'immeuble, avec bâtiment, avec terrain, avec immobilier, immeuble inclus, bâtisse incluse, bâtiment inclus, terrain inclus, murs inclus, con propiedad, con inmueble, con terreno, inmueble incluido, terreno incluido, propiedad incluida, con local propio, con edificio",
  lease:
    "leased, leasehold, leased premises, leased space, rented premises, en location, local loué, en arrendamiento, local rentado, local arrendado",
  accommodation_included:
    "accommodation included, with accommodation, with living quarters, living quarters, with apartment, with house, with home, with residence, live in, with living accommodation, lodging included, avec logement, logement inclus, avec appartement, avec maison, avec résidence, con vivienda, con casa, vivienda incluida, con alojamiento, con departamento",
  owner_financed:
    "owner financing, owner financed, owner finance, seller financing, seller financed, seller finance, vendor financing, vendor financed, vendor take back, vtb, financing available, owner will finance, seller will finance, with financing, financing, financed, financement du vendeur, financement vendeur, financement par le vendeur, financement disponible, balance de vente, solde de prix de vente, avec financement, financiamiento, financiamiento del dueño, financiamiento del vendedor, financiado por el dueño, con financiamiento, financiación del vendedor, financiación",
  price_reduced:
    "price reduced, reduced price, reduced, price reduction, price drop, price dropped, prix réduit, prix en baisse, baisse de prix, réduit, precio reducido, precio rebajado, rebajado, rebaja de precio, rebaja, oferta",
  low_cost:
    "low cost, cheap, inexpensive, affordable, low price, low investment, small investment, bon marché, pas cher, petit budget, abordable, économique, barato, barata, baratos, baratas, económico, económica, bajo costo",
  mid_market:
    "mid market, middle market, lower middle market, moyen marché, marché intermédiaire, mercado medio",
  distressed:
    "distressed, turnaround, turn around, bankruptcy, bankrupt, receivership, insolvency, en difficulté, redressement, faillite, en faillite, en quiebra, quiebra, en dificultades",
  quick_sale:
    "quick sale, must sell, urgent sale, urgent, fast sale, motivated seller, needs to sell, vente rapide, vente urgente, doit vendre, vendeur motivé, venta rápida, venta urgente, urge vender, remate",
  confidential: "confidential, in confidence, m&a vault, confidentiel, confidencial",
  hidden_gem:
    "hidden gem, hidden gems, undervalued, bargain, good deal, great deal, perle rare, aubaine, sous évalué, joya oculta, ganga, oportunidad única",
  business_opportunity:
    "business opportunity, business opportunities, startup opportunity, opportunité d'affaires, occasion d'affaires, opportunités d'affaires, oportunidad de negocio, oportunidades de negocio",
  "14-days":
    "new listing, new listings, newly listed, just listed, latest listings, nouvelles annonces, nouveautés, nuevos anuncios, recién publicado, listed recently, recently listed",
  "3-days": "listed today, new today, nouveau aujourd'hui",
  month: "this month, listed this month, ce mois ci, este mes",
};

export type OptionWord = { group: OptionGroupName; value: Option } | { group: "age"; value: Age };

const all: readonly OptionWord[] = [
  ...optionGroupNames.flatMap((group) => optionsOf(group).map((value) => ({ group, value }))),
  ...ages.map((value) => ({ group: "age" as const, value })),
];

const byKey = new Map(
  all.flatMap((option) =>
    (names[option.value]?.split(", ") ?? []).map(
      (name) => [toWords(name).join(" "), option] as const,
    ),
  ),
);

export const longestOption = Math.max(...byKey.keys().map((key) => key.split(" ").length));

export const findOption = (key: string): OptionWord | null => byKey.get(key) ?? null;

export const optionKeys: readonly string[] = [...byKey.keys()];
