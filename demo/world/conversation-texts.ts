/** What buyers ask and owners answer, by topic, so that an answer fits its question. */
export interface Topic {
  asks: readonly string[];
  answers: readonly string[];
}

export const greetings = [
  "Hi {owner},",
  "Hello {owner},",
  "Good morning,",
  "Hi there,",
  "Hello,",
  "Good afternoon {owner},",
  "Bonjour {owner},",
  "Hi,",
  "Dear {owner},",
  "",
] as const;

export const introductions: readonly string[] = [
  'I saw your listing "{headline}" and it is close to what I have been looking for.',
  "My wife and I are moving to the {city} area next year and are looking for something to run together.",
  "I have managed a similar place for nine years and would like to own one.",
  "I'm an accountant by training, tired of the office, and looking for a business with steady customers.",
  "We already own one in the next town and are thinking about a second.",
  "I'm a newcomer with fifteen years of experience in this line of work back home.",
  "I was laid off in the spring with a decent package and do not want to go back to corporate.",
  "My brother and I have been looking since last fall; this is the first one that made both of us stop.",
  "I drive past fairly often, I think, if it is the place I have in mind.",
  "I'm writing on behalf of my parents, who sold their shop last year and are bored already.",
  "I grew up near {city} and would like to move home.",
  "I'm a licensed tradesperson and have been saving for this for a while.",
  "This is my first time buying a business, so excuse the basic questions.",
  "I represent a small group of investors, three families, no banks needed.",
  "I run a company in the same field and am looking to expand toward {city}.",
  "I'm recently retired from the forces and looking for my second career.",
  "I have the down payment in place and a lender who has pre-qualified me.",
  "Saw this on the alert this morning.",
  "Your ad is one of the few with real numbers in it, thank you for that.",
  "I have been following this listing for a few weeks.",
];

export const topics: Readonly<Record<string, Topic>> = {
  why: {
    asks: [
      "Could you tell me a bit more about why you are selling?",
      "What is the real reason for the sale, if I may ask?",
      "Is there anything behind the sale that is not in the ad?",
      "How long have you been thinking about selling, and has it been listed before?",
      "Would you buy it again?",
    ],
    answers: [
      "It is just what the ad says, nothing hidden. I would tell you over coffee and you can judge for yourself.",
      "Honestly, we are tired. The business is not, but we are.",
      "Fair question. If I were ten years younger I would keep it.",
      "It has not been listed before. We told our accountant first and you are among the first to write.",
      "There is no competitor opening and no problem with the landlord, if that is what you mean. It is time, that's all.",
      "Family. I would rather explain on the phone.",
    ],
  },
  lease: {
    asks: [
      "How many years are left on the lease, and has the landlord agreed to assign it?",
      "What is the rent with everything included?",
      "Would the landlord sign a new five-year term with a new tenant?",
      "Is there a demolition clause in the lease?",
      "Does the rent go up, and by how much?",
      "Is the property owned or rented, and could it be bought later?",
    ],
    answers: [
      "The details are in the listing; the landlord has been easy to deal with and knows we are selling.",
      "I can send you a copy of the lease after we sign an NDA. There is no demolition clause.",
      "He will want to meet you and see a plan, but he has assigned it once before.",
      "Rent goes up about three percent a year, nothing worse. Utilities are separate.",
      "He said he would do a fresh five years for the right person, in writing.",
      "Yes, that can be arranged. I would bring the landlord in once you are serious.",
    ],
  },
  staff: {
    asks: [
      "Will the key people stay on after a sale?",
      "How many of the staff are full-time, and do they know about the sale?",
      "Who runs things when you are away?",
      "What would happen if your most important employee left?",
      "Are wages at the going rate, or would I have to raise them?",
    ],
    answers: [
      "Staff do not know yet, so please keep it between us. I believe most will stay if they are treated the same.",
      "The two that matter have been told and both want to stay.",
      "I was away for five weeks last winter and nothing burned down.",
      "It would hurt for a month, as it would anywhere. Everything important is written down.",
      "Wages are a little above average here. It is cheaper than hiring all the time.",
      "I would introduce you to them after the conditions are waived, not before.",
    ],
  },
  numbers: {
    asks: [
      "Could you share the last three years of statements?",
      "Are the figures in the ad from tax returns or your own books?",
      "What is added back in the cash flow?",
      "How have the last six months been compared to the year before?",
      "How much of the revenue comes from the largest customer?",
      "What does the owner actually take home after debt?",
      "Is the inventory included in the asking price?",
    ],
    answers: [
      "Yes, three years from our accountant, after the NDA.",
      "The figures are from the tax returns. I do not keep two sets of books.",
      "One owner's salary, a vehicle and depreciation, that's all. I'll send the sheet.",
      "About even, maybe slightly ahead. You can see the monthly report.",
      "No customer is large enough to worry about.",
      "Inventory is counted on the last evening and added at cost, as is usual.",
      "I can upload the documents here and give you access today.",
    ],
  },
  visit: {
    asks: [
      "Would it be possible to visit some evening next week?",
      "Can I come by quietly as a customer first?",
      "I will be in {city} on the weekend. Could we meet?",
      "When would be a good time to see the place without disturbing the staff?",
      "Could we do a video call before I make the drive?",
    ],
    answers: [
      "Evenings after seven are best, when everyone has gone home. Thursday?",
      "Please do come as a customer, just don't ask the staff about it.",
      "Saturday works. I will send you the address and where to park once you confirm.",
      "Sunday morning is quiet; I can show you everything in an hour.",
      "A video call is fine. Any day after four.",
      "I would like to talk by phone first, then happily show you around.",
    ],
  },
  nda: {
    asks: [
      "I'm happy to sign an NDA. Could you send yours?",
      "What do you need from me before you can share more?",
      "Do you have an information package?",
      "I can provide proof of funds if that helps.",
    ],
    answers: [
      "I will send the NDA today; it is two pages and nothing unusual.",
      "A signed confidentiality agreement and a few lines on how you would finance it, and I'll open the documents.",
      "There is a package of about twenty pages. You'll have it as soon as the NDA is back.",
      "Thanks for offering. Proof of funds for the down payment would put you at the front.",
      "Our broker handles the paperwork and will write to you tomorrow.",
    ],
  },
  financing: {
    asks: [
      "Would you carry part of the price?",
      "Are you open to some vendor financing, say twenty or thirty percent?",
      "Has a bank looked at this already?",
      "Is the price firm?",
      "Would you consider an offer with an earn-out?",
    ],
    answers: [
      "For the right buyer I would carry some of it, secured. Let us talk about the rest first.",
      "A bank has looked at it and was comfortable. I can give you the contact.",
      "The price is fair and I can show you how we arrived at it. I'll listen to a clean offer.",
      "I would rather have a clean sale than a complicated one, but send me your idea.",
      "No earn-outs, please. A short vendor note is possible.",
    ],
  },
  training: {
    asks: [
      "How long would you stay to help with the handover?",
      "I have not worked in this trade. Can it be learned?",
      "Would you introduce me to customers and suppliers?",
      "Do I need a licence or certificate to run it?",
    ],
    answers: [
      "As long as it takes, within reason. We said six weeks to the last person and meant it.",
      "I hadn't either when I began. If you like people and can read a spreadsheet you will be fine.",
      "Of course. I would take you around to the main ones in the first two weeks.",
      "You need the usual permits and I will walk you through them. One of the staff holds the certificate.",
      "I'll be in town and my phone stays on.",
    ],
  },
  future: {
    asks: [
      "What would you do if you had another ten years?",
      "Is there room to grow, or is it at its limit?",
      "Who are the main competitors around {city}?",
      "What keeps you awake at night about this business?",
      "Could it be moved?",
    ],
    answers: [
      "I would do everything on my own list that I have been too lazy to do: a website, and one more good person.",
      "There is room. We turn work away most weeks.",
      "Two others, both decent. There is enough for three.",
      "Finding good people, same as everyone. The customers are not the problem.",
      "Some of it could, but I would not in your place. People know where we are.",
    ],
  },
  hours: {
    asks: [
      "What does a normal week look like for you?",
      "How many hours do you put in yourself?",
      "When is the slow season, and how do you get through it?",
      "Could it be run by a manager?",
      "What equipment will need replacing in the next couple of years?",
    ],
    answers: [
      "About forty-five hours, less in the slow months. Sundays have always been mine.",
      "In early, check the schedule, phone calls, lunch, paperwork. It is not heroic.",
      "The quiet months pay for themselves, just. That's when we take holidays and fix things.",
      "A manager could do it, but you would give up a good slice of the profit.",
      "One older machine, which I have priced in. The rest should be good for years.",
    ],
  },
};

export const buyerThanks: readonly string[] = [
  "Thank you, that is helpful.",
  "Thanks for the quick reply.",
  "Appreciate the honest answer.",
  "That makes sense, thanks.",
  "Good to know.",
  "Thanks {owner}, much appreciated.",
  "Great, thank you.",
  "I talked it over at home last night.",
  "Okay, clear.",
  "Thanks. I read your answer twice and have one more thing.",
];

export const ownerGreetings: readonly string[] = [
  "Hi {buyer},",
  "Hello {buyer}, thanks for writing.",
  "Thanks for your message, {buyer}.",
  "Good morning {buyer},",
  "Hi {buyer}, sorry for the slow reply, it has been a busy week.",
  "{buyer}, thank you for your interest.",
  "Hello {buyer},",
  "Hi and thanks for getting in touch.",
];

export const ownerQuestions: readonly string[] = [
  "May I ask what your background is?",
  "Where are you located now?",
  "Would you run it yourself?",
  "What time frame do you have in mind?",
  "Have you owned a business before?",
  "Will you need a bank, or is it arranged?",
  "How did you come across us?",
];

export const buyerAnswers: readonly string[] = [
  "I would run it myself, with my partner doing the books.",
  "We're flexible, but would like to be settled before summer.",
  "I'm about two hours away and would move.",
  "Half is our own money; the bank has said yes to the rest in principle.",
  "I had a small shop for six years and sold it in 2021.",
  "I'm working through the end of the quarter, and free after that.",
  "No, this would be the first, but I have run a team of twenty.",
];

export const buyerEndings: readonly string[] = [
  "I'll send the signed NDA tonight.",
  "See you then.",
  "Let me talk to our accountant and come back to you next week.",
  "After thinking it over we have decided on something closer to home. I wish you a good sale.",
  "We would like to make an offer. What is the best way to send it?",
  "Could we come back a second time with my father? He will look at the equipment.",
  "I have what I need for now. You'll hear from me by Friday.",
  "I'm afraid the bank wants more down than I have. Please let me know if the price changes.",
  "Our lawyer will send a letter of intent this week.",
  "Thanks again for your time on Sunday. We were impressed, especially by the people.",
];

export const ownerEndings: readonly string[] = [
  "Perfect. Use the side door and text when you are here.",
  "Thank you, I'll watch for it.",
  "No hard feelings, and good luck.",
  "Please send it here or through your lawyer, either is fine.",
  "Take your time, but you should know that someone else is coming on the weekend.",
  "That's fine. Bring him along, the coffee is on.",
  "The documents are open to you now.",
  "Good. I told my wife I had a feeling about you.",
  "I understand. If anything changes I'll write to you first.",
  "Received, thank you. My accountant will look at it with me on Tuesday.",
];

export const signOffs = [
  "Thanks,\n{buyer}",
  "Best regards,\n{buyer}",
  "{buyer}",
  "Thank you, {buyer}",
  "Regards, {buyer}",
  "Looking forward to hearing from you.\n{buyer}",
  "",
  "",
] as const;
