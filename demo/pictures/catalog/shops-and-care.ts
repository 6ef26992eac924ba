import { dispensary } from "../scenes/dispensary.ts";
import { salon } from "../scenes/salon.ts";
import { spa } from "../scenes/spa.ts";
import { treatmentRoom } from "../scenes/treatment-room.ts";
import { waitingRoom } from "../scenes/waiting-room.ts";
import { corner } from "../scenes/corner.ts";
import { garden } from "../scenes/garden.ts";
import { greenhouse } from "../scenes/greenhouse.ts";
import { workbench } from "../scenes/workbench.ts";
import { shopFront } from "../scenes/shop-front.ts";
import { market } from "../scenes/market.ts";
import { aisle } from "../scenes/aisle.ts";
import { boutique } from "../scenes/boutique.ts";
import { showroom } from "../scenes/showroom.ts";
import { store } from "../scenes/store.ts";
import { room, street } from "../subject.ts";

export const retail = [
  room(
    "boutique",
    "Clothing boutique with rails, folded knitwear and a mannequin",
    ["spring", "dusk"],
    boutique,
  ),
  street(
    "shop-front",
    "Bookshop front with a striped awning and a bench",
    ["autumn", "snowfall"],
    (s) => shopFront(s, { sign: "book", display: ["books"] }, ["bench", "easel"], "stripe"),
  ),
  street("corner", "Corner shop with awnings on two streets", ["golden", "winter"], (s) =>
    corner(s, { sign: "shirt", display: ["folded", "shoes", "vases"] }, false),
  ),
  room("aisle", "Long shop aisle between full shelves", ["noon", "rain"], (s) =>
    aisle(s, ["terracotta", "saffron", "petrol", "sage", "cream"]),
  ),
  room("store", "Gift shop with cabinets of pottery and books", ["snowlight"], (s) =>
    store(s, "star", ["vases", "books", "toys"], ["vases", "cups", "plants"]),
  ),
];

export const beauty = [
  room(
    "salon",
    "Hair salon with three mirrors and padded chairs",
    ["spring", "dusk", "winter"],
    salon,
  ),
  room("spa", "Massage room with a draped table, candles and plants", ["dawn", "snowfall"], spa),
  street("shop-front", "Salon front with planters by the door", ["noon", "night"], (s) =>
    shopFront(s, { sign: "scissors", display: ["lotions", "vases"] }, ["planters"], "plain"),
  ),
  room(
    "dispensary",
    "Cosmetics shop with shelves of bottles behind the counter",
    ["golden", "overcast"],
    (s) => dispensary(s, "flower", ["lotions", "lotions", "jars"]),
  ),
];

export const healthcare = [
  room(
    "dental-room",
    "Dental treatment room with a reclining chair and lamp",
    ["noon", "winter"],
    (s) => treatmentRoom(s, "dental"),
  ),
  room(
    "physio-room",
    "Physiotherapy room with a treatment table and exercise ball",
    ["spring", "golden"],
    (s) => treatmentRoom(s, "physio"),
  ),
  room("dispensary", "Pharmacy with full shelves behind the counter", ["snowfall", "autumn"], (s) =>
    dispensary(s, "cross", ["boxes", "lotions", "jars"]),
  ),
  room("waiting-room", "Clinic reception with a sofa by the window", ["dawn", "overcast"], (s) =>
    waitingRoom(s, "cross"),
  ),
  street("shop-front", "Optician's front on a small street", ["dusk"], (s) =>
    shopFront(s, { sign: "eye", display: ["cards", "vases", "boxes"] }, ["bench"], "plain"),
  ),
];

export const homeGarden = [
  room(
    "greenhouse",
    "Garden-centre greenhouse with benches of plants in flower",
    ["spring", "winter"],
    (s) => greenhouse(s, true),
  ),
  room(
    "showroom",
    "Furniture showroom with a sofa, lamp and shelves",
    ["golden", "snowlight"],
    showroom,
  ),
  street(
    "garden",
    "Landscaped back garden with a deck, hedges and flower beds",
    ["noon", "autumn"],
    garden,
  ),
  street("shop-front", "Flower shop front with planters and a bicycle", ["dawn", "rain"], (s) =>
    shopFront(
      s,
      { sign: "flower", display: ["plants", "vases"] },
      ["planters", "bicycle"],
      "stripe",
    ),
  ),
  room(
    "workbench",
    "Paint and decorating bench with cans, brushes and colour swatches",
    ["overcast"],
    (s) => workbench(s, ["cans", "jars"], "paint"),
  ),
];

export const agricultural = [
  street("market", "Farm market stalls with sacks and crates", ["autumn"], (s) =>
    market(s, ["produce", "sacks", "plants"]),
  ),
  room(
    "store",
    "Farm-supply shop with sacks of feed and cans on the shelves",
    ["golden", "snowfall"],
    (s) => store(s, "wheat", ["cans", "boxes", "jars", "drums"], ["sacks"]),
  ),
];
