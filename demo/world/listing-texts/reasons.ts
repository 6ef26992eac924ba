import type { Template } from "./trade.ts";

export interface Reason {
  /** What the form's field says. */
  label: string;
  weight: number;
  /** Years that the owner has had it at least. */
  tenure?: number;
  /** Years at most. */
  tenureMax?: number;
  lines: readonly Template[];
}

export const reasons: readonly Reason[] = [
  {
    label: "Retirement",
    weight: 34,
    tenure: 9,
    lines: [
      "@we We are retiring after {tenure} years: [the grandchildren are in Calgary and we are not|our knees have voted|we promised ourselves one long trip before seventy|the cabin has waited long enough].",
      "@we At {#63-70} and {#61-68} we would like [to hand it over while we still enjoy it|our weekends back|to see what a summer is like].",
      "@we Retirement is the only reason; [none of our children want it|our daughter is a nurse and our son is in Ottawa|the kids have their own careers].",
      "@I I am {#62-71} and [my doctor has opinions|ready to stop setting the alarm|want to do this properly rather than wait too long], so I am retiring.",
      "@I After {tenure} years I am retiring. [There is no other reason|My wife has already bought the trailer|I would like to see it in good hands].",
      "@I I am retiring and [nobody in the family wants to take over|will not be opening another one|am in no hurry to leave the right buyer alone].",
      "@they The owners are retiring after {tenure} years and [no family member wishes to continue|are in no hurry|want the staff to be kept on].",
      "@they Retirement is the reason for the sale; the owners are [in their late sixties|nearing seventy] and [have planned this for two years|wish to slow down].",
      "@they After {tenure} years the owners plan to retire [to the coast|closer to family|this coming year].",
    ],
  },
  {
    label: "Moving closer to family",
    weight: 11,
    lines: [
      "{We are} moving to [Nova Scotia|British Columbia|Ottawa|Montreal|Alberta|be near aging parents|the Okanagan] for family, which is why this is for sale.",
      "[Family is the reason|The reason is family|It comes down to family]: [a first grandchild, eleven hours away by car|parents who can no longer live alone|a job transfer in the household|a daughter with twins in another province].",
      "The sale is because of a move to be near [parents|children|grandchildren], not because of the business.",
      "@they The owners are relocating to be closer to family[ next summer|; timing is flexible|].",
      "@we Our parents need us in [another province|Lebanon|India|England|Manila] and we can't run it from there.",
    ],
  },
  {
    label: "Other business interests",
    weight: 14,
    lines: [
      "@we We have two businesses and [not enough evenings|want to keep one marriage|the other has outgrown us], so this one is for sale.",
      "@I I have started something else and [this deserves somebody's full attention|cannot do both well|it is taking over my days].",
      "@they The owners hold other businesses and wish to concentrate on them.",
      "{Our} attention is on another company, and this one [has had less of it than it deserves|has been running on habit] since {year}.",
      "Selling because of [another venture|a second company|a new project][; there is nothing wrong with this one|; the two no longer fit together|, and one calendar is not enough for both|. Whoever takes it will have more time for it than {we} do].",
      "{We} want to put the money into [real estate|a larger company|the other shop], and this is the one that can stand by itself.",
    ],
  },
  {
    label: "Health",
    weight: 8,
    lines: [
      "Health is the reason[: the doctor wants less standing|, and there is no hiding it|; the business is fine|, or this would not be for sale].",
      "@I A back operation in {year} made the decision for me.",
      "@we One of us has been told to slow down, and the other does not want to do it alone.",
      "@they A health matter in the family has led the owners to sell.",
      "It is being sold for health reasons[; the numbers have not suffered|, reluctantly|, on a doctor's advice| and for no other].",
    ],
  },
  {
    label: "Ready for a change",
    weight: 12,
    tenure: 4,
    lines: [
      "After {tenure} years {we are} ready for [something new|a different kind of week|a job with a boss].",
      "{We} have taken it as far as {we} want to; [somebody with new energy will take it further|the next step needs someone younger].",
      "The honest reason is tiredness: {tenure} years is a good run.",
      "@I I am going back to school in the fall.",
      "@we We have young children now and [the hours no longer fit|want dinners at home].",
      "@they The owners feel they have done their part after {tenure} years and want a change of pace.",
    ],
  },
  {
    label: "Partnership ending",
    weight: 5,
    lines: [
      "The partners are going separate ways, [on good terms|after {tenure} years|without a quarrel], and [neither wants to carry on alone|a sale is the fair way to divide it|both would help the buyer].",
      "@they A change in the partnership prompts the sale; both partners will help with the handover.",
      "One [partner|of the two partners] is [leaving|moving on|stepping back], and the other [is a craftsman, not a manager|does not want the whole load|would stay on as an employee].",
    ],
  },
  {
    label: "Divorce or separation",
    weight: 3,
    lines: [
      "A separation makes the sale necessary, [and both sides have agreed on the price|and it will be done properly|handled by one lawyer for both].",
      "It is sold because of a divorce; [everything is settled but this|the lawyers are civil].",
    ],
  },
  {
    label: "Relocation abroad",
    weight: 4,
    lines: [
      "{We are} moving overseas [in the new year|next summer|for a spouse's work].",
      "A move [abroad|overseas|out of the country] is the only reason for [the sale|selling][|; the date is flexible|, and the tickets are not booked yet].",
      "The household is moving to [Portugal|Germany|Australia|Ireland|New Zealand|Costa Rica] [next year|in the summer|for good], so it must be sold.",
      "A spouse's posting in [Europe|Asia|the Gulf] starts [next summer|in the fall], and {we} want to hand over well before.",
      "@they The owners are returning to [Portugal|Korea|Lebanon|Germany|India] after {tenure} years here.",
    ],
  },
  {
    label: "Estate sale",
    weight: 2,
    tenure: 12,
    lines: [
      "@they The founder passed away last year, and the family is selling; the staff have kept it going.",
      "@they This is an estate sale, handled with patience by the family.",
    ],
  },
  {
    label: "Changing careers",
    weight: 7,
    tenureMax: 9,
    lines: [
      "@I I have been offered a job that I always wanted, and it will not wait.",
      "@I I am a [builder|maker|cook|teacher] at heart and less of a manager; time to be honest about it.",
      "@we One of us is going back to nursing and the other to school.",
      "@they The owners are returning to salaried work after {tenure} years.",
      "A change of career is behind the sale[, not the results|].",
    ],
  },
];
