import { barnyard } from "../scenes/barnyard.ts";
import { greenhouse } from "../scenes/greenhouse.ts";
import { tractorField } from "../scenes/tractor-field.ts";
import { factory } from "../scenes/factory.ts";
import { loadingDock } from "../scenes/loading-dock.ts";
import { tradeUnit } from "../scenes/trade-unit.ts";
import { brewhouse } from "../scenes/brewhouse.ts";
import { forkliftAisle } from "../scenes/forklift-aisle.ts";
import { garageBay } from "../scenes/garage-bay.ts";
import { machineHall } from "../scenes/machine-hall.ts";
import { workbench } from "../scenes/workbench.ts";
import { carLot } from "../scenes/car-lot.ts";
import { depot } from "../scenes/depot.ts";
import { fuelStop } from "../scenes/fuel-stop.ts";
import { harbour } from "../scenes/harbour.ts";
import { highway } from "../scenes/highway.ts";
import { earthworks } from "../scenes/earthworks.ts";
import { timberFrame } from "../scenes/timber-frame.ts";
import { towerSite } from "../scenes/tower-site.ts";
import { room, street } from "../subject.ts";
import { agricultural } from "./shops-and-care.ts";

export const agriculturalSupplies = [
  street(
    "barnyard",
    "Barn and silos at the edge of the fields",
    ["dawn", "winter", "overcast"],
    barnyard,
  ),
  street("tractor-field", "Tractor at work in a field of crop", ["golden", "noon"], tractorField),
  ...agricultural,
  room("greenhouse", "Nursery greenhouse with long benches of seedlings", ["overcast"], (s) =>
    greenhouse(s, false),
  ),
];

export const automotive = [
  room(
    "garage-bay",
    "Repair garage with a car in the bay and tyres on the shelves",
    ["noon", "snowlight", "autumn"],
    garageBay,
  ),
  street("trade-unit", "Workshop with two open bays and a car outside", ["dawn", "winter"], (s) =>
    tradeUnit(s, "wrench", ["tyres", "cans", "parts"], "car"),
  ),
  street("car-lot", "Car dealership with cars on the lot", ["golden", "dusk"], carLot),
  room(
    "workbench",
    "Mechanic's bench with an engine block under the tool wall",
    ["rain", "spring"],
    (s) => workbench(s, ["parts", "cans"], "engine"),
  ),
  street("fuel-stop", "Fuel stop with a canopy and a car at the pumps", ["overcast"], fuelStop),
];

export const construction = [
  street(
    "tower-site",
    "Building going up beside a tower crane",
    ["noon", "dusk", "winter"],
    towerSite,
  ),
  street(
    "timber-frame",
    "Timber house frame half sheathed, with a work van",
    ["autumn", "snowfall"],
    timberFrame,
  ),
  street("earthworks", "Excavator on a building site", ["dawn", "overcast"], earthworks),
  room(
    "workbench",
    "Joiner's bench with a plane and planks under the tool wall",
    ["golden", "spring"],
    (s) => workbench(s, ["cans", "parts", "jars"], "wood"),
  ),
];

export const manufacturing = [
  room(
    "machine-hall",
    "Shop floor with lathes and presses under high windows",
    ["noon", "dusk", "winter"],
    machineHall,
  ),
  street("factory", "Works with a saw-tooth roof and a chimney", ["golden", "snowfall"], (s) =>
    factory(s, "gear"),
  ),
  room("workbench", "Maker's bench with hand tools above it", ["autumn", "overcast"], (s) =>
    workbench(s, ["jars", "parts", "boxes"], "wood"),
  ),
  room("tank-room", "Food plant with stainless tanks", ["rain", "spring"], (s) =>
    brewhouse(s, "dairy"),
  ),
];

export const transportation = [
  street("highway", "Freight truck on the highway", ["golden", "winter", "dusk"], highway),
  street(
    "loading-dock",
    "Warehouse loading docks with a truck and a forklift",
    ["overcast", "snowfall"],
    (s) => loadingDock(s, "box", "parcels"),
  ),
  street(
    "harbour",
    "Harbour with a cargo boat, containers and a gantry crane",
    ["dawn", "noon"],
    harbour,
  ),
  street("depot", "Bus depot with a coach leaving", ["autumn", "night"], depot),
  room("warehouse", "Warehouse with loaded racks and a forklift", ["spring"], (s) =>
    forkliftAisle(s, ["boxes", "parcels"]),
  ),
];
