import { z } from "zod";
import { readData } from "#demo/data-folder.ts";
import type { City } from "./cities.ts";
import type { Random } from "./random.ts";

const names = z.array(z.string()).min(1);
const streets = readData(
  "streets.json",
  z.strictObject({ english: names, french: names, american: names, mexican: names }),
);

export function makeAddress(random: Random, city: City): string {
  const number = random.weighted([
    [random.integer(2, 99), 3],
    [random.integer(100, 999), 5],
    [random.integer(1000, 9800), 3],
  ]);
  if (city.country === "MX") return `${random.pick(streets.mexican)} ${number}`;
  if (city.region === "CA-QC") return `${number} ${random.pick(streets.french)}`;
  return `${number} ${random.pick(city.country === "US" ? streets.american : streets.english)}`;
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
