import type { Template } from "./trade.ts";

/** By what a town is known for; see the tags in cities.ts. */
export const linesByTag: Readonly<Record<string, readonly Template[]>> = {
  ski: [
    "Ski season fills {city} from December to April, and mountain bikers now do the same in summer.",
    "Between the lifts and the trails, {city} has two high seasons and two short quiet ones.",
    "Staff housing is the hard part of a ski town; [two rooms come with arrangements already made|the crew here is local].",
  ],
  coast: [
    "The waterfront in {city} draws people from May to October, and locals carry the rest.",
    "Cruise and sailing visitors come through {city} all summer.",
    "Fishing and the harbour still set the rhythm of {city}.",
  ],
  tourism: [
    "{City} fills with visitors in July and August; the trick is what the other ten months do, and here they pay.",
    "Tourists make the summer in {city} and [locals make the year|the off-season covers its own costs].",
    "Hotels in {city} were full from June to September last year.",
  ],
  oil: [
    "When oil is up {city} spends, and when it is down the maintenance crews still come.",
    "Camp and plant workers around {city} are good customers who do not ask the price twice.",
    "The figures include a slow oil patch year, so they are not flattered by a boom.",
  ],
  mine: [
    "The mines around {city} [hire steadily|have fifteen years of ore left by their own count] and their suppliers pay on time.",
    "Shift workers from the mine are a third of the people who come through the door.",
  ],
  forestry: [
    "The mill in {city} went to one shift in 2019, and this kept its numbers.",
    "Forestry, government and retirees make up {city} in about equal parts.",
  ],
  farm: [
    "Farm families from an hour around come to {city} to do their business.",
    "A good crop year shows in {city} by November; a poor one is softened by [dairy and eggs|off-farm jobs].",
    "Grain and cattle money steadies {city} more than people from away expect.",
  ],
  university: [
    "Students are back in the first week of September and {city} wakes up; summers are for locals and repairs.",
    "The university in {city} brings {#9-30} thousand people who turn over every four years.",
  ],
  military: [
    "The base keeps {city} steady in every kind of year.",
    "Posting season each summer brings new families from the base.",
  ],
  capital: [
    "Government paydays keep {city} even through the year.",
    "Civil servants and their families are most of the trade in {city}.",
  ],
  border: [
    "The border at {city} brings trade both ways [when the dollar helps|on weekends].",
    "Being near the crossing means customers from both countries.",
  ],
  suburb: [
    "New subdivisions around {city} add [hundreds|thousands] of households a year.",
    "{City} is growing out to meet the highway, and young families need everything.",
    "Commuters leave {city} at seven and are back at five; hours are built around that.",
  ],
  cottage: [
    "Cottagers triple the population around {city} from Victoria Day to Thanksgiving, and more of them now stay all winter.",
    "Summer people in {city} spend well and tell their neighbours in the city.",
  ],
  wine: [
    "Vineyards bring weekend visitors to {city} from April to November.",
    "Wine-country weddings fill every Saturday around {city}.",
  ],
  port: [
    "The port and rail yards give {city} steady industrial work.",
    "Trucks and ships keep {city} busy around the clock.",
  ],
  north: [
    "Freight to {city} is the main cost, and also what keeps competitors away.",
    "In the north people buy locally because the alternative is a plane ticket.",
    "Winters in {city} are long, and everyone plans around them; so do the figures here.",
  ],
  industry: [
    "Plants around {city} run three shifts, so there are customers at all hours.",
    "{City} has lost factories and gained warehouses; the trade here followed.",
  ],
};

/** By region code, for whatever tags the town has. */
export const linesByRegion: Readonly<Record<string, readonly Template[]>> = {
  "CA-ON": [
    "{City} has been gaining people from the Toronto area since {year}, and they arrive with city habits.",
    "Within half an hour of {city} there are [two hospitals and a college|four towns without anything like it|enough people to double this].",
    "Labour in this part of Ontario is easier to find than it was two years ago.",
    "The closest real competitor is on the other side of {city}.",
    "Highway access from {city} makes deliveries simple.",
    "Wages and rents in {city} are still well under Toronto's.",
  ],
  "CA-QC": [
    "Service is in French first and English when needed; [the whole team is bilingual|a buyer should be comfortable in French].",
    "Construction holidays in July and the March break are the two weeks to plan around.",
    "Language, permits and signage are all in order with the province.",
    "Customers in {city} are loyal to whoever greets them properly, in French.",
    "{City} has few sellers and many young buyers looking for financing; this one has its file ready for the bank.",
  ],
  "CA-BC": [
    "Rents in {city} have tripled elsewhere; this one was signed before that.",
    "Rain keeps people indoors from November to March, and the figures by month show what that means here.",
    "People keep moving to {city} for the climate and stay.",
    "Ferries, mountains and highways decide who competes with whom here; nobody does from the next town.",
  ],
  "CA-AB": [
    "There is no provincial sales tax in Alberta, and it shows on big tickets.",
    "People are moving to {city} from Ontario and British Columbia in numbers nobody expected.",
    "{City} is young and busy, with trades that earn well.",
    "Weather swings fifty degrees in a year here, and the business is built for it.",
  ],
  "CA-MB": [
    "Winter in Manitoba is five months long; customers plan around it and so do {we}.",
    "Costs in {city} are low: rent, hydro and wages alike.",
    "People here are careful with money and stay with whom they trust.",
    "Newcomers have brought life to {city} since {year}.",
  ],
  "CA-SK": [
    "Saskatchewan farmers and miners pay their bills, and a handshake still counts.",
    "{City} draws from a circle a hundred kilometres wide.",
    "After harvest the town comes in to spend; seeding is quiet.",
    "Competition left when the older owners in {city} retired.",
  ],
  "CA-NS": [
    "Nova Scotia has been growing faster than anyone planned for, and {city} feels it.",
    "Summer people and students overlap for two good months.",
    "Down here people ask who your father was, then become customers for life.",
    "Storms close the roads two or three days a winter, no more.",
  ],
  "CA-NB": [
    "Service is in both languages, as it should be in New Brunswick.",
    "Costs in {city} are among the lowest in the country, and new residents keep arriving from Ontario.",
    "{City} sits on the Trans-Canada route, and deliveries come daily.",
  ],
  "CA-NL": [
    "People in {city} support their own, and [nobody forgets a kindness|a good name goes a long way].",
    "Offshore work keeps money in {city} in spite of what the news says.",
    "Freight comes by ferry, so stock is planned weeks ahead; {we} know how.",
  ],
  "CA-PE": [
    "Island summers bring more than a million visitors, and the locals carry October to May.",
    "On the Island everybody knows everybody, so service is the whole of marketing.",
    "The bridge made deliveries daily, and tourists come in June now, not just July.",
  ],
  "CA-YT": [
    "{City} is small, well paid and far from everything, which makes for loyal customers.",
    "Government, mining and summer visitors keep the Yukon spending.",
    "Freight up the Alaska Highway is built into the prices.",
  ],
  "CA-NT": [
    "Government and mine wages make {city} a better market than its size suggests.",
    "Everything arrives by road, barge or plane, and stock is planned by season.",
    "Long winters, short busy summers, and very little competition.",
  ],
  "CA-NU": [
    "{City} is reached by air all year and by sealift in summer; orders are planned around that.",
    "Customers are the government, the school and every family in town.",
    "Northern freight programmes and staff housing are arranged.",
  ],
  US: [
    "{City} has grown every year since the last census.",
    "Customers come from three counties around {city}.",
    "SBA lenders have looked at the file and like it.",
    "{Region} has been good to small business: [low fees, quick permits|no fuss over licences].",
    "Most of the trade is within fifteen miles of {city}.",
  ],
  MX: [
    "{City} has grown quickly with new plants and offices, and the middle class with it.",
    "Foreign residents are part of the clientele in {city}, and staff speak enough English.",
    "Invoicing is fully electronic and the tax position with the SAT is up to date.",
    "Foot traffic in this part of {city} is steady from Monday to Sunday.",
    "Wages, social security and permits are all paid and documented.",
  ],
};
