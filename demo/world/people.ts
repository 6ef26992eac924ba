import type { CountryCode } from "#app/shared/places.ts";
import type { Random } from "./random.ts";

export interface DemoPerson {
  firstName: string;
  lastName: string;
  phone: string;
  /** Plain ASCII; the domain is always one reserved for examples. */
  emailLocalPart: string;
}

interface NameGroup {
  first: readonly string[];
  last: readonly string[];
}

const words = (text: string) => text.split(" ");

const groups = {
  english: {
    first: words(
      "Margaret David Susan Robert Karen Michael Heather Brian Jennifer Kevin Laura Scott Emily Ryan Megan Tyler Ashley Gordon Colleen Ian Beverley Douglas Shannon Trevor Kelsey Graham Patricia Stephen Donna Craig Allison Wayne Lindsay Derek Rachel Keith",
    ),
    last: words(
      "MacDonald Smith Campbell Wilson Fraser Thompson Stewart Anderson Murray Clarke Walsh Power Sullivan Hughes Bennett Reid Graham Morrison Kennedy Baker Hill Foster Parsons McKenzie O'Brien Collins Sinclair Whitfield Barker Penney",
    ),
  },
  french: {
    first: words(
      "Sylvie Jean-François Nathalie Éric Isabelle Martin Chantal Benoît Mélanie Stéphane Josée Luc Véronique Mathieu Geneviève Pierre-Luc Annie Sébastien Caroline André Marie-Ève François Émilie Alexandre Hélène Guillaume Louise René Amélie Jérôme",
    ),
    last: words(
      "Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Arsenault Thériault LeBlanc Savoie",
    ),
  },
  southAsian: {
    first: words(
      "Priya Rajesh Anita Sanjay Deepa Arjun Kavita Vikram Nisha Amit Sunita Rahul Meera Farah Imran Ayesha Bilal Sadia Usman Lakshmi Suresh Divya Anand Thushara Nimal Rashmi Karthik Shreya Naveed",
    ),
    last: words(
      "Patel Sharma Shah Gupta Nair Iyer Reddy Khan Ahmed Malik Hussain Mehta Desai Joshi Perera Fernando Menon Rao Chowdhury Rahman Siddiqui Kapoor Krishnan Thomas Varghese",
    ),
  },
  punjabi: {
    first: words(
      "Harpreet Gurpreet Manpreet Jaspreet Amrit Kuldeep Simran Rajinder Navdeep Balwinder Sukhdeep Parminder Ranjit Jasleen Mandeep Baljit Kiran Gurinder",
    ),
    last: words(
      "Singh Gill Dhillon Sidhu Sandhu Grewal Brar Dhaliwal Bains Johal Mann Atwal Randhawa Kaur Toor Sekhon Virk",
    ),
  },
  chinese: {
    first: words(
      "Wei Mei Li Grace Kevin Xin Jing Tony Amy Hao Yan Vivian Raymond Ling Jun Fiona Eric Winnie Bo Cindy Alan Hui Jason Yi",
    ),
    last: words(
      "Chen Wang Li Zhang Liu Wong Chan Lam Ho Leung Huang Lin Wu Zhao Cheung Ng Yip Xu Tang Zhou Lau",
    ),
  },
  vietnamese: {
    first: words("Linh Minh Thuy Hoang Lan Tuan Huong Quang Mai Dung Trang Kim"),
    last: words("Nguyen Tran Le Pham Huynh Vo Dang Bui Do Truong"),
  },
  korean: {
    first: words("Ji-hoon Min-ji Sung-ho Hye-jin Daniel Eun-ji Jae Soo-yeon Young Grace"),
    last: words("Kim Lee Park Choi Jung Kang Yoon Lim Han Shin"),
  },
  filipino: {
    first: words(
      "Maria Jose Jocelyn Rodel Marites Ramon Analyn Ferdinand Rowena Jun Cristina Arnel Liza Noel Gemma",
    ),
    last: words(
      "Santos Reyes Cruz Bautista Garcia Mendoza Ramos Villanueva Aquino Dela-Cruz Castillo Navarro Pascual Salazar Manalo",
    ),
  },
  italian: {
    first: words(
      "Giuseppe Franca Antonio Carmela Marco Lucia Vito Teresa Domenic Angela Paolo Rosa Enzo Silvana",
    ),
    last: words(
      "Rossi Bianchi Ricci Colangelo DiPietro Romano Marino Greco Conti DeLuca Ferraro Mancini Lombardi Caputo Vaccaro",
    ),
  },
  portuguese: {
    first: words("Manuel Fátima João Lúcia Paulo Conceição Carlos Ana Tiago Helena Nuno Graça"),
    last: words(
      "Silva Ferreira Pereira Medeiros Costa Oliveira Sousa Carvalho Moniz Pacheco Amaral Câmara",
    ),
  },
  slavic: {
    first: words(
      "Oksana Andriy Iryna Bohdan Natalia Taras Olena Petro Halyna Walter Myroslav Katya Agnieszka Piotr Dorota Marek Elena Dmitri",
    ),
    last: words(
      "Kowalchuk Shevchenko Melnyk Bondar Kozak Hrynchuk Romaniuk Petryshyn Sawchuk Wasylyk Boychuk Nowak Kowalski Zieliński Ivanov Hnatyshyn Lysenko",
    ),
  },
  germanic: {
    first: words(
      "Dieter Helga Jacob Anna Peter Katharina Cornelius Elisabeth Hans Margriet Henk Tineke Abram Susanna",
    ),
    last: words(
      "Friesen Penner Dyck Reimer Wiebe Klassen Schmidt Schneider Weber VanderMeer DeVries Hofstra Toews Janzen",
    ),
  },
  arabic: {
    first: words(
      "Ahmad Rania Omar Layla Hassan Nour Georges Samir Hala Khalil Yasmine Fadi Mona Tarek Rima Youssef",
    ),
    last: words(
      "Haddad Khoury Mansour Nasser Saleh Farah Hamdan Aoun Issa Darwish Al-Masri Kassab Sabbagh Habib Jaber",
    ),
  },
  persian: {
    first: words("Shirin Reza Parisa Behrouz Nasrin Kaveh Leila Arash Maryam Babak"),
    last: words("Hosseini Karimi Ahmadi Rezaei Tehrani Farahani Moradi Jafari Shirazi Ghorbani"),
  },
  african: {
    first: words(
      "Chinedu Ngozi Kwame Abena Amina Tunde Fatou Emeka Zainab Solomon Meron Dawit Ifeoma Yaw",
    ),
    last: words(
      "Okafor Adeyemi Mensah Owusu Diallo Eze Tesfaye Bekele Abdi Mohamed Nwosu Boateng Okoye",
    ),
  },
  caribbean: {
    first: words(
      "Marlon Denise Winston Sandra Errol Camille Desmond Keisha Trevor Yvonne Andre Natasha",
    ),
    last: words(
      "Campbell Brown Williams Joseph Grant Baptiste Charles Pierre Bailey Francis Ramsaran Mohammed",
    ),
  },
  indigenous: {
    first: words(
      "Dakota Cheyenne Wesley Raven Delores Clayton Autumn Lorne Jolene Elias Leah Norman Susie Jaypeetee",
    ),
    last: words(
      "Cardinal Bear Whitehead Moostoos Beardy Okemow Sutherland Fiddler Bruyere Nanibush Akavak Ipeelie Kooneeliusie Cheechoo Sinclair Desjarlais McKay",
    ),
  },
  american: {
    first: words(
      "James Linda Tyrone Ashley Brandon Denise Marcus Tiffany Greg Sheila Cody Brittany Travis Monique Walter Carol Jamal Stacy Randy Kimberly Todd Vanessa",
    ),
    last: words(
      "Johnson Williams Jones Davis Miller Moore Jackson Harris Robinson Walker Young Allen Hernandez King Wright Lopez Carter Mitchell Turner Brooks Sanders Jenkins",
    ),
  },
  mexican: {
    first: words(
      "José María Guadalupe Juan Alejandra Luis Fernanda Carlos Verónica Miguel Sofía Jesús Adriana Ricardo Lucía Jorge Ximena Raúl Mónica Andrés Beatriz Héctor Paulina Sergio Gabriela Iván",
    ),
    last: words(
      "Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Vázquez Castillo Jiménez Morales Ortiz Gutiérrez Núñez Domínguez Ibarra Peña",
    ),
  },
} as const satisfies Readonly<Record<string, NameGroup>>;

const mix: Readonly<Record<CountryCode, readonly (readonly [NameGroup, number])[]>> = {
  CA: [
    [groups.english, 34],
    [groups.french, 17],
    [groups.southAsian, 7],
    [groups.punjabi, 6],
    [groups.chinese, 7],
    [groups.filipino, 4],
    [groups.italian, 4],
    [groups.portuguese, 2],
    [groups.slavic, 5],
    [groups.germanic, 3],
    [groups.arabic, 4],
    [groups.persian, 2],
    [groups.african, 2],
    [groups.caribbean, 2],
    [groups.indigenous, 3],
    [groups.korean, 2],
    [groups.vietnamese, 2],
    [groups.mexican, 1],
  ],
  US: [
    [groups.american, 50],
    [groups.english, 16],
    [groups.mexican, 14],
    [groups.southAsian, 5],
    [groups.chinese, 3],
    [groups.vietnamese, 3],
    [groups.korean, 2],
    [groups.italian, 3],
    [groups.african, 2],
    [groups.arabic, 2],
  ],
  MX: [
    [groups.mexican, 94],
    [groups.arabic, 2],
    [groups.american, 2],
    [groups.chinese, 2],
  ],
};

const areaCodes: Readonly<Record<CountryCode, readonly string[]>> = {
  CA: words(
    "416 647 905 289 613 519 705 807 514 438 450 418 819 604 778 250 403 587 780 204 431 306 639 902 506 709 867",
  ),
  US: words(
    "206 509 503 213 619 702 602 303 713 214 512 612 312 313 614 716 617 412 305 404 704 615 406",
  ),
  MX: words("55 33 81 442 477 222 998 999 664 624 614 669 444 951"),
};

export function makePerson(random: Random, country: CountryCode): DemoPerson {
  const group = random.weighted(mix[country]);
  const firstName = random.pick(group.first).replace("Dela-", "Dela ");
  const family = random.pick(group.last).replace("Dela-", "Dela ");
  // Spanish custom is two family names; most people write both.
  const second =
    group === groups.mexican && country === "MX" && random.chance(0.6)
      ? ` ${random.pick(group.last)}`
      : "";
  return {
    firstName,
    lastName: family + second,
    phone: makePhone(random, country),
    emailLocalPart: makeLocalPart(random, firstName, family),
  };
}

// Exchange 555 with line 0100 to 0199 is kept for fiction, so no demonstration account rings a real person.
function makePhone(random: Random, country: CountryCode): string {
  const line = `01${String(random.integer(0, 99)).padStart(2, "0")}`;
  const area = random.pick(areaCodes[country]);
  if (country !== "MX") return `+1 ${area}-555-${line}`;
  return area.length === 2 ? `+52 ${area} 5555 ${line}` : `+52 ${area} 555 ${line}`;
}

function makeLocalPart(random: Random, firstName: string, lastName: string): string {
  const first = toAscii(firstName);
  const last = toAscii(lastName);
  return random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}.${last}${random.integer(60, 99)}`,
    `${last}.${first}`,
    `${first}_${last}`,
  ]);
}

function toAscii(name: string): string {
  return name
    .normalize("NFD")
    .replace(/ł/g, "l")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}

export const brokerages: readonly string[] = [
  "Northgate Business Brokers",
  "Harbour & Main Advisors",
  "Prairie Sky Business Sales",
  "Transition Partners",
  "Cornerstone Mergers",
  "Laurentide Transferts d'entreprises",
  "Maritime Business Exchange",
  "Pacific Ridge Advisors",
  "Four Corners Business Brokerage",
  "Foothills M&A",
  "Bluewater Business Sales",
  "Meridian Exit Planning",
  "Relève Conseil",
  "Great Lakes Business Group",
  "Okanagan Commercial Advisors",
  "Capital Region Business Brokers",
  "Red River Advisors",
  "Atlantic Succession Partners",
  "Summit Street Brokers",
  "Puente Norte Asesores",
  "Golden Horseshoe Business Sales",
  "Aurora North Brokers",
  "Lakehead Commercial",
  "Stonebridge Intermediaries",
];

const specialties = [
  "restaurants and food production",
  "trades and construction companies",
  "manufacturers with ten to eighty people",
  "medical, dental and pharmacy practices",
  "convenience stores and gas stations",
  "childcare centres and private schools",
  "motels, campgrounds and resorts",
  "trucking and logistics firms",
  "franchise resales",
  "online and software businesses",
  "farm supply and agricultural businesses",
  "salons, spas and clinics",
];
const careers = [
  "ran a family hardware store for eighteen years",
  "was a commercial banker",
  "practised as an accountant",
  "owned and sold three restaurants",
  "worked in equipment finance",
  "managed a food plant",
  "was a municipal economic development officer",
  "built and sold a courier company",
  "sold commercial real estate",
  "served as controller of a manufacturing group",
];
const habits = [
  "I answer the phone myself.",
  "No listing goes out before I have walked the floor and read three years of statements.",
  "I tell owners when it is too early to sell.",
  "Most of my files come from accountants and lawyers I have worked with before.",
  "Buyers get a straight answer, including when the answer is no.",
  "I take on eight files at a time, not eighty.",
  "Evenings and weekends are fine; that is when owners can talk.",
  "Confidentiality comes first: staff and suppliers learn of a sale when the owner decides.",
];
const languages = [
  "English and French",
  "English, Punjabi and Hindi",
  "English and Mandarin",
  "English and Spanish",
  "English and Portuguese",
  "English and Arabic",
  "English, Ukrainian and Polish",
  "English and Tagalog",
];

export interface BrokerProfile {
  license: string;
  about: string;
}

export function makeBrokerProfile(random: Random): BrokerProfile {
  const years = random.integer(4, 29);
  const [first, second] = random.sample(specialties, 2);
  const sold = random.integer(3, 12) * Math.ceil(years * 0.9);
  const opening = random.pick([
    `Before becoming a broker I ${random.pick(careers)}. For ${years} years I have helped owners sell, mostly ${first} and ${second}.`,
    `I have sold ${sold} businesses in ${years} years, mainly ${first} and ${second}. Before that I ${random.pick(careers)}.`,
    `My work is ${first} and ${second}, and has been for ${years} years. Earlier I ${random.pick(careers)}, so I know what it is like on your side of the desk.`,
    `I ${random.pick(careers)} before I turned to selling companies ${years} years ago. Today most of my files are ${first}, with some ${second}.`,
  ]);
  const closing = random.chance(0.45) ? ` I work in ${random.pick(languages)}.` : "";
  return {
    license: makeLicense(random),
    about: `${opening} ${random.sample(habits, 2).join(" ")}${closing}`,
  };
}

function makeLicense(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 9)).join("");
  return random.pick([
    `RECO-${digits(7)}`,
    `BCFSA-X0${digits(5)}`,
    `RECA-${digits(6)}`,
    `OACIQ-${random.pick([..."ABCDEFG"])}${digits(4)}`,
    `NSREC-${digits(5)}`,
    `MSC-${digits(6)}`,
    `SREC-${digits(5)}`,
  ]);
}
