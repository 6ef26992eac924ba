import type { Template } from "./trade.ts";

export const staffLines: readonly Template[] = [
  "@staff2 @nostaffrange There are {staff} on the payroll, [and all have been told they will be looked after|most of them part-time|some for many years].",
  "@staff2 {Staff} work here, and [the key ones have agreed to stay|nobody has given notice in two years|most are expected to stay|each knows more than one job].",
  "@staff2 The team is {staff}, [paid at or above the going rate|cross-trained so holidays are no problem|with little turnover].",
  "@staff3 A crew of {staff} keeps things going[, and two could run it alone for a week|; the longest-serving has been here since {year}|, with a lead hand who opens and closes].",
  "@staff4 {Staff} are employed, [half of them full-time|counting part-timers|including a manager who handles schedules and ordering].",
  "@staff5 Payroll covers {staff}; [turnover is low for this trade|several have been here longer than the present furniture|a bookkeeper comes in one day a week besides].",
  "@staff8 With {staff} it has [proper structure|supervisors and a schedule that works|outgrown its owner in the best sense].",
  "@staff1 @staffmax3 It runs with {staff} besides the owner.",
  "@solo There are no employees [to worry about|beyond casual help at the busiest times|today]; [it is a one-person operation|the owner does the work|it suits an owner-operator].",
  "@solo It has been a one-person business, [by choice|and a calm one], with a [bookkeeper|contractor] brought in when needed.",
  "@solo No staff: [just the owner|a single pair of hands] and a few good [contractors|suppliers].",
];

export const managementLines: Readonly<Record<string, readonly Template[]>> = {
  owner_managed: [
    "{We} put in [about {#35-55} hours a week|five long days|full weeks in season and half weeks after], mostly on [quotes, ordering and people|customers and books|ordering and keeping people happy].",
    "{Our} role is [ordering, payroll and the odd Saturday|sales and the bank|whatever needs doing], all of which can be taught.",
    "A hands-on owner [will do better than an investor here|would cut a wage or two|is what the customers expect].",
    "The owner's week is about {#30-50} hours[, and could be less with a manager|, Sundays off].",
  ],
  absentee: [
    "{We} spend [about {#4-9} hours a week|one morning a week] on it: [banking, payroll and a walk-through|a call with the manager and the numbers].",
    "It is run by a manager, and {we} live [an hour away|in another city|elsewhere most of the year].",
    "Ownership has been absentee since {year}; the manager reports every Monday.",
    "This is an absentee operation, with [cameras, a cloud register and a manager|a manager paid partly on results].",
  ],
  employee_owned: [
    "Employees hold part of the shares, and the trust has agreed to the sale.",
    "It became employee-owned some years ago, and the members have voted to look for a buyer.",
    "Shares are held by the staff, who would like an owner with capital and mean to stay on.",
  ],
};

export const leaseLines: readonly Template[] = [
  "@termlease The lease runs to {leaseEnd}{leaseOption}, and the landlord [is reasonable|has been told of the sale|lives in town and answers his phone|will meet the buyer].",
  "@termlease Rent is {rent} a month {rentExtra} on a lease to {leaseEnd}{leaseOption}.",
  "@termlease {Area} square feet at {rent} a month {rentExtra}, with the lease in place until {leaseEnd}.",
  "@termlease The premises are {area} square feet; [the lease is assignable and|the lease] ends in {leaseEnd}{leaseOption}.",
  "@termlease {We} lease {area} square feet until {leaseEnd}{leaseOption}; rent has gone up [two or three percent a year|once since {year}].",
  "@monthly It sits in {area} square feet rented month to month at {rent} {rentExtra}; the landlord would sign a new lease with a good tenant.",
  "@monthly Rent is {rent} a month {rentExtra}, month to month[, which suits a buyer who wants to move it|; a fresh lease is on offer].",
];

export const ownedLines: readonly Template[] = [
  "@area The building, {area} square feet, is part of the sale.",
  "@area Land and building are included: {area} square feet, [in good repair|with parking|on a serviced lot].",
  "@area The price covers the real estate too, {area} square feet [built solidly and kept up|with room to expand|mortgage-free].",
  "The property is included in the price and [carries no mortgage|was appraised in {year}|is free and clear].",
  "{We} own the property, and it is sold together with the business.",
  "Real estate is included, so there is no landlord to please.",
];

export const homeLines: readonly Template[] = [
  "It is run from home: a [spare room, a laptop and a phone|garage and a small office|desk and good internet].",
  "There are no premises to rent; {we} work from [the house|a home office|the dining table on bad days].",
  "Overheads are tiny because it is run from [a home office|home].",
  "A home office is all it needs, [and the hours are your own|plus a storage locker].",
];

export const relocationLines: readonly Template[] = [
  "It can be moved anywhere [with a courier|in the country|within a month].",
  "Nothing ties it to {city}: [a truck and a weekend would move it|a buyer elsewhere could run it from day one|customers would not notice a move].",
  "The business is relocatable, and {we} would help with the move.",
  "It could be run from [any town|a farmhouse|wherever you live]; relocation is no problem.",
];

export const lodgingLines: readonly Template[] = [
  "A [two|three]-bedroom [house|apartment] on the property is included, [so the commute is a flight of stairs|lived in by {us} until closing|updated in {year}].",
  "Living quarters come with it: [two bedrooms, kitchen and a separate entrance|a three-bedroom home in good order|a bright apartment above].",
  "There is accommodation for the owner on site, [which saves a mortgage|recently painted|with its own yard].",
  "The owner's residence, [two|three|four] bedrooms, is part of the price.",
];
