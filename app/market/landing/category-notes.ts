import type { CategorySlug } from "#app/listings/category.ts";

/** For the page of a category: what its price turns on, and what a buyer checks first. */
export const categoryNotes: Record<CategorySlug, { price: string; check: string }> = {
  "agricultural-supplies": {
    price:
      "Land, quota and machinery often outweigh the yearly profit, so the appraisal of each decides far more than any multiple.",
    check:
      "Have soil and well water tested, and confirm in writing which water rights, quota and field leases pass to you.",
  },
  automotive: {
    price:
      "Billed labour per bay and the share of repeat vehicles set what a shop is worth, together with a lease that permits the trade.",
    check:
      "Order an environmental assessment of the site, because old tanks, floor drains and spilled oil can become your cleanup.",
  },
  "bars-pubs": {
    price:
      "A bar sells for what its licence allows: seats, patio, closing hour and the margin the owner can prove on poured drinks.",
    check:
      "Ask the liquor authority for the venue's record of infractions, and whether the licence can be moved into your name.",
  },
  "beauty-personal-care": {
    price:
      "Value rests on how many clients book with the salon itself and would stay if their favourite stylist walked out.",
    check:
      "Sort a year of appointments by chair, then learn who rents a chair, who is employed and who owns the client list.",
  },
  "business-services": {
    price:
      "Contracts that renew, spread over many clients, raise the figure; work that the founder wins on personal ties lowers it.",
    check:
      "Read the assignment and cancellation clauses of the largest client contracts before you look at anything else.",
  },
  childcare: {
    price:
      "Licensed places, the share that is filled, and the funding agreement behind the fees make up nearly all of the worth.",
    check:
      "Pull the inspection reports, and ask the ministry whether a new operator keeps both the licence and the fee subsidy.",
  },
  construction: {
    price:
      "Buyers pay for signed backlog, crews who will stay and equipment in good repair, and little for a name that follows one person.",
    check:
      "Compare costs to date with percentage billed on every open job, so that you do not inherit work already paid for.",
  },
  education: {
    price:
      "Enrolment that returns each term, and teachers on contract, carry the value; tuition collected ahead is a debt rather than profit.",
    check:
      "List all prepaid courses still to be taught, and agree who bears their cost after the handover.",
  },
  entertainment: {
    price:
      "Takings per visitor, busy weekends and memberships that renew themselves drive the offer, less the next round of rides, machines or gear.",
    check:
      "Study the injury claims, signed waivers and insurance renewals, since one uninsurable attraction can close the doors.",
  },
  "food-beverage": {
    price:
      "What counts is gross margin by product and shelf space already won, along with spare capacity in the plant or bakery.",
    check:
      "Ask for the food safety plan, recall history and lab results, and see whether recipes are written down and owned by the company.",
  },
  franchises: {
    price:
      "Years left in the agreement, and the fees under the contract you must sign, cap what any franchise can fetch.",
    check:
      "Get the franchisor's written list of conditions for accepting you, from transfer fee to renovations, with an amount beside each.",
  },
  healthcare: {
    price:
      "Active patients, payer mix and practitioners who sign on to remain shape the worth of a clinic or pharmacy.",
    check:
      "Find out whether your profession's college lets you own it, and how patient records may lawfully change custodian.",
  },
  "home-garden": {
    price:
      "Route density and service agreements that run season after season command more than one-time projects won by low bids.",
    check:
      "Map every recurring customer by street and signed term, then ride along with a crew for a day.",
  },
  manufacturing: {
    price:
      "Earnings after the machines that must soon be replaced, and freedom from one dominant customer, move the offer up or down.",
    check:
      "Walk the floor with a machinist to judge tolerances, downtime logs and the true age of each critical machine.",
  },
  "online-business": {
    price:
      "Profit after advertising, and traffic that nobody rents to you, matter most; a store living on paid clicks sells cheaply.",
    check:
      "Log in to analytics, ad accounts and payout reports on a shared screen, and match them to bank deposits.",
  },
  "real-estate": {
    price:
      "Net rent or room income divided by the market's return on such buildings fixes the amount, with land value as the floor.",
    check:
      "Search the title, confirm the zoning and order a survey, then walk the roof, boilers and wiring with an engineer.",
  },
  restaurants: {
    price:
      "Rent against sales, a kitchen built to code and earnings visible in the tax filings decide what a dining room brings.",
    check:
      "Call the health unit and the fire inspector about the hood, grease trap and any order still open on the premises.",
  },
  retail: {
    price:
      "Shops trade on margin per square foot and how quickly the goods turn, with saleable stock counted on top at cost.",
    check:
      "Age the inventory by date of purchase, and set a low figure for whatever has not moved in over a year.",
  },
  technology: {
    price:
      "Recurring revenue that customers keep renewing, and code or systems that others can maintain, separate a rich offer from a modest one.",
    check:
      "Trace who wrote the code, and confirm that employees and freelancers signed their rights over to the company.",
  },
  transportation: {
    price:
      "Contracted lanes or routes, the age of the fleet and drivers who stay determine the sum, after loans on trucks are repaid.",
    check:
      "Obtain the carrier safety rating and maintenance file of each vehicle, and ask your insurer to quote before you bid.",
  },
};
