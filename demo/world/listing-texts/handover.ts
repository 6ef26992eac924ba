import type { Template } from "./trade.ts";

export const trainingLines: readonly Template[] = [
  "Training is [included|part of it|promised]: [{#3-8} weeks side by side|{#2-4} weeks full-time, then by phone|a full season if wanted|as long as it takes, within reason].",
  "{We} will stay for {#3-12} weeks [to introduce customers and suppliers|and then be a phone call away|without charge].",
  "The buyer gets {#20-90} hours of training and [the suppliers' cell numbers|an introduction to every account|the binder].",
  "{We} would [train a buyer who has never done this|stay on part-time for a few months|gladly work Saturdays until the new owner is settled].",
  "A handover of {#4-10} weeks [is part of the price|is offered|can be longer if the buyer is new to this].",
  "No experience in the trade is needed; {we} will [teach it|stay until it clicks|show every step].",
  "Full training, [with notes|on site|for you and one other person|in the slow season if you can wait], [comes with the sale|is included|is part of the deal].",
];

export const financingLines: readonly Template[] = [
  "{We} will carry {#15-40}% for a buyer with [a sound plan|good credit|experience] at a fair rate.",
  "Vendor financing is possible for up to {#20-45}% over {#3-5} years.",
  "Part of the price can be paid over time: {#25-50}% down is enough to start the conversation.",
  "Financing of {#20-40}% by the seller is available to the right person.",
  "{We are} open to a vendor take-back, [secured on the assets|interest only for the first year|over four years].",
];

export const quickLines: readonly Template[] = [
  "A quick closing matters more than the last dollar; [before {month}|thirty to forty-five days|by the end of the quarter|soon after {month}] would be ideal.",
  "It is priced to sell [fast|this season|quickly], [under what the accountant suggested|and offers will be answered the same day|with little room left to bargain].",
  "{We} want to close [by the end of {month}|within sixty days], and the price says so.",
];

export const distressedLines: readonly Template[] = [
  "To be plain: the last [two years|eighteen months] were hard and the price reflects it.",
  "It is behind where it was; [an illness in the family took the eye off it|a bad contract cost a year|the second location drained the first]. The bones are good.",
  "Sales have slipped since {year} for lack of attention and working capital; somebody with both could turn it around.",
  "There are arrears that will be paid out of the proceeds, and the buyer gets clear title to the assets.",
  "Rent and suppliers are current, but the owner's savings are not endless, so this is sold as it stands.",
];

export const franchiseLines: readonly Template[] = [
  "It is part of a franchise; royalty and marketing fees are in the figures, and the buyer needs the franchisor's approval.",
  "As a franchised location it comes with [the brand's training|a protected area|national advertising], subject to head office approving the transfer.",
  "The franchise agreement has {#3-9} years left and can be assigned with consent.",
];

export const growthUpLines: readonly Template[] = [
  "Sales were up {growth}% last year.",
  "Revenue grew {growth}% over the year before, [mostly from existing customers|without extra staff|half of it price].",
  "The last twelve months ran {growth}% ahead[, and this spring is ahead again| of the previous year].",
  "Growth was {growth}% last year with [no advertising|the same crew|one more truck-load of effort than planned].",
];

export const growthDownLines: readonly Template[] = [
  "Sales were {growth}% lower last year, [mostly from shorter hours|for lack of staff|as {we} let go of two poor accounts].",
  "Revenue slipped {growth}% last year, and {we} can show exactly where.",
];

export const growthFlatLines: readonly Template[] = [
  "Sales have been level for [two|three|four] years, [which is how {we} wanted it|by choice|with costs under control].",
  "Revenue has hardly moved [in three years|since {year}]: [no push, no slide|full is full|it is at the size that suits {us}].",
  "Last year was [about even with|within a percent or two of] the one before[, which in this trade is an achievement|].",
  "The figures are steady [rather than exciting|and easy to plan with|from one year to the next].",
];

export const moneyLines: readonly Template[] = [
  "@rev @cash Sales of {revenue} leave about {cash} for a working owner.",
  "@rev @cash On {revenue} in sales the owner's cash flow is roughly {cash} before tax.",
  "@rev Last year's sales came to {revenue}.",
  "@rev The most recent statements show sales of {revenue}, [prepared by an outside accountant|tax returns to match|month by month].",
  "@cash An owner takes home around {cash} a year before tax.",
  "@cash Cash flow to the owner is about {cash}, [with one salary added back|add-backs listed line by line|without anything clever].",
];

export const closings: readonly Template[] = [
  "Staff do not know yet, so please [write first|do not drop in|ask for a time after closing].",
  "Financial statements for three years are available after [a confidentiality agreement|signing an NDA].",
  "Visits are by appointment, [evenings or Sundays|outside business hours].",
  "Please send a few lines about yourself and your plans [with your first message|and a time to talk].",
  "Inventory is [counted the night before closing and extra|included at a normal level|included up to an agreed amount].",
  "Serious enquiries only[; every one will be answered|, please|; proof of funds before statements|, and a real name helps].",
  "@they Statements and an equipment list will be released against a signed confidentiality agreement.",
  "@we We will talk to anyone who means it, and we would rather sell to someone who will keep the people.",
  "@I I will answer any fair question and show you the bank statements once we have met.",
  "A share or an asset sale [is possible|can be discussed][; the accountant has run both|, whichever suits your tax position|. Ours prefers shares, but it is not a condition].",
  "All equipment on the list is [owned|paid for] and [in working order|free of liens|can be inspected|was tested in {month}].",
  "Showings [can be arranged with a day's notice|are best on a weekday morning|are possible most evenings after six].",
  "[Phone calls during the day|Unannounced visits|Questions to the employees] will not help anyone; please write here.",
  "[A list of assets|The equipment list|A one-page summary of the last three years] can be sent [the same day|once we have spoken|to serious buyers].",
  "Closing could be [before the new year|in the spring|any time after {month}|sixty days after an accepted offer].",
  "The accountant [and lawyer who know|who knows] the file [will answer questions|can be called].",
  "A buyer's [bank|accountant|lawyer] is welcome to [call ours|see the source documents|go through everything].",
  "References from [suppliers|the landlord|three customers] can be had [at the right moment|later in the process].",
  "{We are} in no hurry and [will wait for the right person|would rather take a month longer than sell to the wrong one].",
];
