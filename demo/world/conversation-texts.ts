/** One question of a buyer with the answers that owners give to it. */
export type Exchange = readonly [ask: string, answers: readonly string[]];

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

export const exchanges: Readonly<Record<string, readonly Exchange[]>> = {
  why: [
    [
      "Could you tell me a bit more about why you are selling?",
      [
        "It is just what the ad says, nothing hidden. I would tell you over coffee and you can judge for yourself.",
        "Honestly, we are tired. The business is not, but we are.",
      ],
    ],
    [
      "What is the real reason for the sale, if I may ask?",
      [
        "Fair question. If I were ten years younger I would keep it.",
        "Family. I would rather explain on the phone.",
      ],
    ],
    [
      "Is there anything behind the sale that is not in the ad?",
      [
        "There is no competitor opening and no quarrel with anybody, if that is what you mean. It is time, that's all.",
        "No. Ask me anything when we meet, and ask the neighbours too.",
      ],
    ],
    [
      "Has it been listed before?",
      [
        "It has not. We told our accountant first, and you are among the first to write.",
        "Two years ago, quietly, through a friend. The buyer could not get the loan.",
      ],
    ],
    [
      "Would you buy it again?",
      [
        "At twenty-five, yes. With better shoes.",
        "Yes, and I would raise the prices sooner than I did.",
      ],
    ],
  ],
  lease: [
    [
      "How many years are left on the lease, and has the landlord agreed to assign it?",
      [
        "The dates are in the listing; the landlord knows that we are selling and has assigned it once before.",
        "It is in the listing. He will want to meet you and see a plan, then it is a formality.",
      ],
    ],
    [
      "What is the rent with everything included?",
      [
        "I'll send you last year's bills. Heat and power come to about a fifth on top of the rent.",
        "What the listing says plus utilities. I can show you twelve months of invoices.",
      ],
    ],
    [
      "Would the landlord sign a new five-year term with a new tenant?",
      [
        "He said he would do a fresh five years for the right person, and put it in writing.",
        "I think so. I would bring him in once you are serious.",
      ],
    ],
    [
      "Is there a demolition clause in the lease?",
      [
        "No, there is not. I can send you a copy after we sign an NDA.",
        "There was one in the old lease; our lawyer had it taken out.",
      ],
    ],
    [
      "Does the rent go up, and by how much?",
      [
        "About three percent a year, nothing worse.",
        "It went up once in the time we have been here. He is not a greedy man.",
      ],
    ],
  ],
  staff: [
    [
      "Will the key people stay on after a sale?",
      [
        "The two that matter have been told and both want to stay.",
        "I believe so, if they are treated the same. They do not know yet, so please keep it between us.",
      ],
    ],
    [
      "How many of the staff are full-time, and do they know about the sale?",
      [
        "About half are full-time. They don't know, and I would like it to stay that way until conditions are waived.",
        "The numbers are in the listing. Only the manager knows.",
      ],
    ],
    [
      "Who runs things when you are away?",
      [
        "I was away for five weeks last winter and nothing burned down.",
        "There is one person I trust with the keys and the bank deposit. You would meet.",
      ],
    ],
    [
      "What would happen if your most important employee left?",
      [
        "It would hurt for a month, as it would anywhere. Everything important is written down.",
        "I would have to work harder until we found someone. It happened once and we lived.",
      ],
    ],
    [
      "Are wages at the going rate, or would I have to raise them?",
      [
        "They are a little above average here. It is cheaper than hiring all the time.",
        "At the going rate. Everyone had a raise in the spring.",
      ],
    ],
  ],
  numbers: [
    [
      "Could you share the last three years of statements?",
      [
        "Yes, three years from our accountant, after the NDA.",
        "I can upload them here and give you access today, once the NDA is signed.",
      ],
    ],
    [
      "Are the figures in the ad from tax returns or your own books?",
      [
        "From the tax returns. I do not keep two sets of books.",
        "From the accountant's statements; the returns match to the dollar.",
      ],
    ],
    [
      "What is added back in the cash flow?",
      [
        "One owner's salary, a vehicle and depreciation, that's all. I'll send the sheet.",
        "My wage, my wife's phone and the truck. You can take any of it out again if you disagree.",
      ],
    ],
    [
      "How have the last six months been compared to the year before?",
      [
        "About even, maybe slightly ahead. You can see the monthly report.",
        "One slow month, the rest better. I will send you the comparison.",
      ],
    ],
    [
      "How much of the revenue comes from the largest customer?",
      [
        "No customer is large enough to worry about.",
        "The biggest is under a tenth, and has been with us for years.",
      ],
    ],
    [
      "Is the inventory included in the asking price?",
      [
        "It is counted on the last evening and added at cost, as is usual.",
        "A normal level is included. Anything above that we would settle at cost.",
      ],
    ],
  ],
  visit: [
    [
      "Would it be possible to visit some evening next week?",
      [
        "Evenings after seven are best, when everyone has gone home. Thursday?",
        "Tuesday or Wednesday would work. I'll leave the lights on.",
      ],
    ],
    [
      "Can I come by quietly as a customer first?",
      [
        "Please do, just don't ask the staff about it.",
        "I would do the same in your place. Come on a busy day and on a slow one.",
      ],
    ],
    [
      "I will be in {city} on the weekend. Could we meet?",
      [
        "Saturday works. I will send you the address and where to park once you confirm.",
        "Sunday morning is quiet; I can show you everything in an hour.",
      ],
    ],
    [
      "When would be a good time to see the place without disturbing the staff?",
      [
        "Sunday, or any day before seven in the morning if you are an early riser.",
        "After closing. Give me a day's notice and I'll wait for you.",
      ],
    ],
    [
      "Could we do a video call before I make the drive?",
      [
        "A video call is fine. Any day after four.",
        "Of course. I'm not good with cameras, but I can walk you around with the phone.",
      ],
    ],
  ],
  nda: [
    [
      "I'm happy to sign an NDA. Could you send yours?",
      [
        "I will send it today; it is two pages and nothing unusual.",
        "Our lawyer's is a bit long, but there is nothing strange in it. Coming this afternoon.",
      ],
    ],
    [
      "What do you need from me before you can share more?",
      [
        "A signed confidentiality agreement and a few lines on how you would finance it, and I'll open the documents.",
        "Your full name, where you are, and the NDA. That's all.",
      ],
    ],
    [
      "Do you have an information package?",
      [
        "There is one of about twenty pages. You'll have it as soon as the NDA is back.",
        "Nothing glossy. The statements, the equipment list and a page I wrote myself.",
      ],
    ],
    [
      "I can provide proof of funds if that helps.",
      [
        "Thanks for offering. For the down payment that would put you at the front.",
        "It helps with the landlord more than with me, but yes, please.",
      ],
    ],
  ],
  financing: [
    [
      "Would you carry part of the price?",
      [
        "For the right buyer I would carry some of it, secured. Let us talk about the rest first.",
        "A little, over two or three years. Not half.",
      ],
    ],
    [
      "Has a bank looked at this already?",
      [
        "One has, and was comfortable. I can give you the contact.",
        "Not yet. Our accountant says the statements are the kind that banks like.",
      ],
    ],
    [
      "Is the price firm?",
      [
        "It is fair, and I can show you how we arrived at it. I'll listen to a clean offer.",
        "There is a little room for somebody who closes quickly.",
      ],
    ],
    [
      "Would you consider an offer with an earn-out?",
      [
        "No earn-outs, please. A short vendor note is possible.",
        "I would rather have a simple sale than a complicated one, but send me your idea.",
      ],
    ],
  ],
  training: [
    [
      "How long would you stay to help with the handover?",
      [
        "As long as it takes, within reason. We said six weeks to the last person and meant it.",
        "A month full-time, then by phone. I'll be in town and my phone stays on.",
      ],
    ],
    [
      "I have not worked in this trade. Can it be learned?",
      [
        "I hadn't either when I began. If you like people and can read a spreadsheet you will be fine.",
        "The trade part, yes, from the people who are here. The early mornings you either like or don't.",
      ],
    ],
    [
      "Would you introduce me to customers and suppliers?",
      [
        "Of course. I would take you around to the main ones in the first two weeks.",
        "Yes, in person. Some of them will want to look you in the eye.",
      ],
    ],
    [
      "Do I need a licence or certificate to run it?",
      [
        "You need the usual permits and I will walk you through them.",
        "One, and it takes a weekend course. I can tell you where to book it.",
      ],
    ],
  ],
  future: [
    [
      "What would you do if you had another ten years?",
      [
        "Everything on my own list that I have been too lazy to do: a proper website, and one more good person.",
        "Raise prices, then hire, then stop doing the books at midnight.",
      ],
    ],
    [
      "Is there room to grow, or is it at its limit?",
      [
        "There is room. We turn work away most weeks.",
        "With us it is at its limit. With someone younger it is not.",
      ],
    ],
    [
      "Who are the main competitors around {city}?",
      [
        "Two others, both decent. There is enough for three.",
        "One that is cheaper and one that is bigger. People try them and mostly come back.",
      ],
    ],
    [
      "What keeps you awake at night about this business?",
      [
        "Finding good people, same as everyone. The customers are not the problem.",
        "Nothing any more. In the first two years, everything.",
      ],
    ],
    [
      "Could it be moved?",
      [
        "Some of it could, but I would not in your place. People know where we are.",
        "Within a few minutes' drive, yes. Further, and you would start over with half the customers.",
      ],
    ],
  ],
  hours: [
    [
      "What does a normal week look like for you?",
      [
        "In early, check the schedule, phone calls, lunch, paperwork. It is not heroic.",
        "Four full days and a half. I have not worked a Sunday in years.",
      ],
    ],
    [
      "How many hours do you put in yourself?",
      [
        "About forty-five, less in the slow months. Sundays have always been mine.",
        "Too many at first. Around forty now that the right people are here.",
      ],
    ],
    [
      "When is the slow season, and how do you get through it?",
      [
        "The quiet months pay for themselves, just. That's when we take holidays and fix things.",
        "January and February. We keep the key people and cut hours for the rest, and everybody knows it in advance.",
      ],
    ],
    [
      "Could it be run by a manager?",
      [
        "It could, but you would give up a good slice of the profit.",
        "With the right one, yes. I'd stay close for the first year.",
      ],
    ],
    [
      "What equipment will need replacing in the next couple of years?",
      [
        "One older machine, which I have priced in. The rest should be good for years.",
        "The computer at the front. Seriously, the big items are in good order and you can bring someone to look.",
      ],
    ],
  ],
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
