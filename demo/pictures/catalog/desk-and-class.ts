import { waitingRoom } from "../scenes/waiting-room.ts";
import { arcade } from "../scenes/arcade.ts";
import { bowling } from "../scenes/bowling.ts";
import { gym } from "../scenes/gym.ts";
import { stage } from "../scenes/stage.ts";
import { cinema } from "../scenes/cinema.ts";
import { fairground } from "../scenes/fairground.ts";
import { playground } from "../scenes/playground.ts";
import { schoolHouse } from "../scenes/school-house.ts";
import { block } from "../scenes/block.ts";
import { homeForSale } from "../scenes/home-for-sale.ts";
import { rowHouses } from "../scenes/row-houses.ts";
import { classroom } from "../scenes/classroom.ts";
import { library } from "../scenes/library.ts";
import { playroom } from "../scenes/playroom.ts";
import { studio } from "../scenes/studio.ts";
import { forkliftAisle } from "../scenes/forklift-aisle.ts";
import { workbench } from "../scenes/workbench.ts";
import { shopFront } from "../scenes/shop-front.ts";
import { bigScreen } from "../scenes/big-screen.ts";
import { deskByWindow } from "../scenes/desk-by-window.ts";
import { meetingRoom } from "../scenes/meeting-room.ts";
import { openOffice } from "../scenes/open-office.ts";
import { packingRoom } from "../scenes/packing-room.ts";
import { serverRoom } from "../scenes/server-room.ts";
import { room, street } from "../subject.ts";

export const businessServices = [
  room("open-office", "Open office with desks by tall windows", ["noon", "snowfall"], openOffice),
  room(
    "meeting-room",
    "Meeting room with a long table and charts on the wall",
    ["dusk", "autumn", "winter"],
    meetingRoom,
  ),
  room("desk", "Desk by the window with a laptop, lamp and ledgers", ["golden", "rain"], (s) =>
    deskByWindow(s, ["binders"]),
  ),
  street("block", "Office building across a small park", ["spring", "night"], (s) =>
    block(s, "office", "bolt"),
  ),
];

export const childcare = [
  room(
    "playroom",
    "Nursery playroom with toys, bunting and a low table",
    ["spring", "dawn", "snowfall"],
    playroom,
  ),
  street(
    "playground",
    "Daycare playground with swings and a slide",
    ["noon", "autumn", "winter"],
    playground,
  ),
  room("waiting-room", "Daycare entrance hall with a reception desk", ["golden"], (s) =>
    waitingRoom(s, "sun"),
  ),
  street("shop-front", "Toy-filled front of a small daycare", ["rain"], (s) =>
    shopFront(
      s,
      { sign: "sun", display: ["toys", "blocks", "books"] },
      ["bench", "planters"],
      "scallop",
    ),
  ),
];

export const education = [
  room(
    "classroom",
    "Classroom with rows of desks before the board",
    ["autumn", "winter", "dawn"],
    classroom,
  ),
  room("library", "Reading room lined with books", ["dusk", "rain"], library),
  street("school-house", "School with a bell tower", ["noon", "snowfall"], (s) =>
    schoolHouse(s, "book", s.r.chance(0.6)),
  ),
  room("music-studio", "Music studio with a piano and guitars", ["golden"], (s) =>
    studio(s, "music"),
  ),
  room("art-studio", "Painting studio with easels", ["spring"], (s) => studio(s, "art")),
];

export const entertainment = [
  street("cinema", "Cinema with a lit marquee", ["night", "snowlight"], (s) => cinema(s, "star")),
  street(
    "fairground",
    "Fairground with a big wheel and striped tents",
    ["dusk", "noon"],
    fairground,
  ),
  room("bowling", "Bowling alley seen down the lanes", ["night", "golden"], bowling),
  room("stage", "Small stage set for a band, with the audience in front", ["dusk"], stage),
  room(
    "arcade",
    "Games arcade with a row of cabinets and a pool table",
    ["rain", "winter"],
    arcade,
  ),
  room("gym", "Fitness studio with exercise bikes by the windows", ["dawn"], gym),
];

export const onlineBusiness = [
  room(
    "desk",
    "Desk by the window with a laptop and parcels ready to send",
    ["dawn", "winter", "night"],
    (s) => deskByWindow(s, ["parcels", "boxes"]),
  ),
  room(
    "packing-room",
    "Packing room with shelves of boxed orders",
    ["noon", "snowfall", "golden"],
    packingRoom,
  ),
  room(
    "big-screen",
    "Small studio with an online shop on a wall screen",
    ["spring", "dusk", "overcast"],
    bigScreen,
  ),
];

export const realEstate = [
  street(
    "home-for-sale",
    "House with a sign in the front garden",
    ["golden", "winter", "autumn"],
    homeForSale,
  ),
  street("row-houses", "Row of narrow town houses", ["spring", "dusk", "snowlight"], rowHouses),
  street("block", "Apartment building with balconies", ["noon", "rain"], (s) =>
    block(s, "homes", "key"),
  ),
  street("shop-front", "Property agent's front with house cards in the window", ["overcast"], (s) =>
    shopFront(s, { sign: "house", display: ["cards"] }, ["bench"], "plain"),
  ),
];

export const technology = [
  room("server-room", "Server room between two rows of racks", ["night", "noon"], serverRoom),
  room(
    "workbench",
    "Electronics bench with a circuit board and magnifier",
    ["rain", "golden"],
    (s) => workbench(s, ["parts", "boxes", "jars"], "circuit"),
  ),
  room("open-office", "Software studio with desks and screens", ["dawn", "winter"], openOffice),
  room(
    "big-screen",
    "Software team's room with the product on a wall screen",
    ["autumn"],
    bigScreen,
  ),
  street("block", "Technology office building among trees", ["dusk"], (s) =>
    block(s, "office", "wave"),
  ),
  room("stock-room", "Hardware stock room with racks of boxed devices", ["overcast"], (s) =>
    forkliftAisle(s, ["screens", "boxes"]),
  ),
];
