import { corner } from "../scenes/corner.ts";
import { bar } from "../scenes/bar.ts";
import { diningRoom } from "../scenes/dining-room.ts";
import { kitchenPass } from "../scenes/kitchen-pass.ts";
import { servingCounter } from "../scenes/serving-counter.ts";
import { snug } from "../scenes/snug.ts";
import { brewhouse } from "../scenes/brewhouse.ts";
import { shopFront } from "../scenes/shop-front.ts";
import { foodTruck } from "../scenes/food-truck.ts";
import { market } from "../scenes/market.ts";
import { pavilion } from "../scenes/pavilion.ts";
import { store } from "../scenes/store.ts";
import { room, street } from "../subject.ts";

export const restaurants = [
  street(
    "shop-front",
    "Neighbourhood restaurant with a striped awning and tables outside",
    ["dusk", "snowfall"],
    (s) =>
      shopFront(s, { sign: "fork", display: ["plates", "bottles", "vases"] }, ["tables"], "stripe"),
  ),
  room(
    "dining-room",
    "Restaurant dining room with laid tables under pendant lamps",
    ["golden", "snowlight", "rain"],
    diningRoom,
  ),
  room(
    "kitchen-pass",
    "Restaurant kitchen with two cooks and plates on the pass",
    ["noon", "autumn"],
    kitchenPass,
  ),
  street("corner", "Corner bistro with awnings and café tables", ["spring", "night"], (s) =>
    corner(s, { sign: "fork", display: ["bottles", "plates", "cups"] }, true),
  ),
  street("food-truck", "Food truck under a string of lights", ["dawn"], (s) =>
    foodTruck(s, "fork", ["plates", "cups", "bottles"]),
  ),
];

export const barsPubs = [
  room(
    "bar",
    "Bar with a wall of bottles, beer taps and a row of stools",
    ["night", "dusk", "autumn"],
    (s) => bar(s),
  ),
  room("snug", "Pub snug with a lit hearth and a padded booth", ["snowlight", "rain"], snug),
  street("shop-front", "Pub front with tables on the pavement", ["golden", "winter"], (s) =>
    shopFront(s, { sign: "hop", display: ["bottles", "cups"] }, ["tables", "easel"], "plain"),
  ),
  street("corner", "Corner wine bar with tables outside", ["night", "noon"], (s) =>
    corner(s, { sign: "glass", display: ["bottles"] }, true),
  ),
];

export const foodBeverage = [
  room(
    "serving-counter",
    "Bakery counter with a glass case of loaves and cakes",
    ["dawn", "winter"],
    (s) => servingCounter(s, "loaf", ["loaves", "cakes"], ["jars", "loaves"]),
  ),
  street("shop-front", "Bakery front with a scalloped awning", ["spring", "snowlight"], (s) =>
    shopFront(
      s,
      { sign: "loaf", display: ["loaves", "cakes", "jars"] },
      ["bicycle", "easel"],
      "scallop",
    ),
  ),
  room("brewhouse", "Small brewery with a row of tanks", ["overcast", "golden"], (s) =>
    brewhouse(s, "beer"),
  ),
  street("market", "Market stalls stacked with produce", ["noon", "autumn"], (s) =>
    market(s, ["produce", "jars", "produce"]),
  ),
  room("store", "Grocer's shop with shelves of jars and crates of produce", ["rain"], (s) =>
    store(s, "leaf", ["jars", "bottles", "cans"], ["produce"]),
  ),
];

export const franchises = [
  street(
    "pavilion",
    "Drive-up café pavilion with a tall sign by the road",
    ["noon", "snowfall", "dusk"],
    (s) => pavilion(s, "cup", ["cups", "cakes", "loaves"]),
  ),
  room(
    "serving-counter",
    "Coffee bar with an espresso machine and a pastry case",
    ["autumn", "dawn"],
    (s) => servingCounter(s, "cup", ["cakes", "loaves"], ["cups", "jars", "plants"]),
  ),
  street("corner", "Corner franchise shop seen from the crossing", ["winter", "golden"], (s) =>
    corner(s, { sign: "sun", display: ["cups", "cakes", "boxes"] }, false),
  ),
  street(
    "shop-front",
    "High-street franchise with a striped awning and planters",
    ["overcast", "night"],
    (s) =>
      shopFront(
        s,
        { sign: "star", display: ["cups", "jars", "cakes"] },
        ["planters", "people"],
        "stripe",
      ),
  ),
];
