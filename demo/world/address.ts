import type { City } from "./cities.ts";
import type { Random } from "./random.ts";

const english = [
  "Main Street",
  "King Street",
  "Queen Street East",
  "Water Street",
  "Front Street",
  "Railway Avenue",
  "Victoria Avenue",
  "Dundas Street West",
  "Church Street",
  "Mill Road",
  "Elm Street",
  "Industrial Road",
  "Wellington Street",
  "Park Avenue",
  "Princess Street",
  "Centre Street",
  "Lakeshore Drive",
  "First Avenue North",
  "Second Street",
  "Commerce Drive",
  "Station Road",
  "Bridge Street",
  "College Street",
  "Simcoe Street",
  "Prospect Street",
  "Highland Avenue",
  "Cedar Crescent",
  "River Road",
  "Market Street",
  "Airport Road",
  "Oak Street",
  "Albert Street",
];
const french = [
  "rue Principale",
  "rue Saint-Joseph",
  "boulevard Laurier",
  "rue Notre-Dame",
  "avenue du Parc",
  "rue Saint-Jean",
  "boulevard Saint-Martin",
  "rue de l'Église",
  "chemin du Lac",
  "rue King Ouest",
  "avenue des Pins",
  "boulevard Industriel",
  "rue Racine",
  "rue du Marché",
  "avenue Royale",
];
const american = [
  "Main Street",
  "Oak Avenue",
  "Washington Boulevard",
  "Lincoln Avenue",
  "Pine Street",
  "Maple Drive",
  "Broadway",
  "Jefferson Street",
  "Commerce Parkway",
  "Sunset Boulevard",
  "Lake Street",
  "Industrial Boulevard",
  "Second Avenue",
  "Franklin Road",
  "Market Street",
  "Elm Street",
];
const mexican = [
  "Av. Benito Juárez",
  "Calle Hidalgo",
  "Av. Insurgentes",
  "Calle Morelos",
  "Blvd. Independencia",
  "Calle 5 de Mayo",
  "Av. Revolución",
  "Calle Allende",
  "Av. Universidad",
  "Blvd. Díaz Ordaz",
  "Calle Zaragoza",
  "Av. Constitución",
  "Calle Madero",
  "Av. Las Américas",
];

export function makeAddress(random: Random, city: City): string {
  const number = random.weighted([
    [random.integer(2, 99), 3],
    [random.integer(100, 999), 5],
    [random.integer(1000, 9800), 3],
  ]);
  if (city.country === "MX") return `${random.pick(mexican)} ${number}`;
  if (city.region === "CA-QC") return `${number} ${random.pick(french)}`;
  return `${number} ${random.pick(city.country === "US" ? american : english)}`;
}

// Canada Post never uses D, F, I, O, Q or U.
const letters = [..."ABCEGHJKLMNPRSTVWXYZ"];

export function makePostalCode(random: Random, city: City): string {
  const digit = () => String(random.integer(0, 9));
  if (city.country === "US") return city.postal + digit() + digit();
  if (city.country === "MX") return city.postal + digit() + digit() + "0";
  const letter = () => random.pick(letters);
  return `${city.postal}${letter()} ${random.integer(1, 9)}${letter()}${digit()}`;
}
