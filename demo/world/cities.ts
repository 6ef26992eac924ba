import { z } from "zod";
import { type CountryCode, findRegion, type RegionCode } from "#app/shared/places.ts";
import { readData } from "#demo/data-folder.ts";

export interface City {
  name: string;
  region: RegionCode;
  country: CountryCode;
  latitude: number;
  longitude: number;
  /** Thousands of people. */
  population: number;
  /** How often people and listings come from here; towns sell more businesses per capita than big cities. */
  weight: number;
  /** The first characters of its postal codes. */
  postal: string;
  /** What it is known for; listing texts follow it. */
  tags: readonly string[];
}

/** Name, latitude, longitude, population, postal code, tags. */
const row = z
  .tuple([z.string(), z.number(), z.number(), z.number().positive(), z.string()])
  .rest(z.string());

const regionCode = z.custom<RegionCode>((code) => findRegion(String(code)) !== null);

export const cities: readonly City[] = Object.entries(
  readData("cities.json", z.record(regionCode, z.array(row))),
).flatMap(([region, rows]) =>
  rows.map(([name, latitude, longitude, population, postal, tags]) => ({
    name,
    region: region as RegionCode,
    country: region.slice(0, 2) as CountryCode,
    latitude,
    longitude,
    population,
    weight: population ** 0.55,
    postal,
    tags: tags ? tags.split(",") : [],
  })),
);
