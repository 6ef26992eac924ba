import { describe, expect, test } from "vitest";
import { findWarnings } from "./find-warnings.ts";
import { processorTimeOf } from "#test/processor-time.ts";

describe("a message with a link", () => {
  test.each([
    "See https://example.com/offer",
    "See HTTP://EXAMPLE.COM",
    "hxxp://example.test",
    "www.example.test",
    "My site is example.com.",
    "my site: example dot com",
    "bit.ly/3xYz",
    "exam\u200Bple.com",
    "ｅｘａｍｐｌｅ．ｃｏｍ",
  ])("%s", (text) => {
    expect(findWarnings(text)).toEqual(["link"]);
  });

  test.each([
    "Write to robin@example.com or robin@mail.example.org",
    "I like the place.Is the lease transferable?",
    "We are in St.Catharines, open 9/5.",
    "Revenue of 1.2/1.3 million?",
    "Is it inc. or llc.?",
    "e.g. the ovens",
  ])("is not flagged: %s", (text) => {
    expect(findWarnings(text)).toEqual([]);
  });
});

describe("a message like a known scam", () => {
  test.each([
    "You only need to pay a small processing fee before the funds are released.",
    "Please cover the clearance fee first.",
    "I will pay you with gift cards",
    "Kindly buy two Steam cards for my client",
    "Send the money by Western Union.",
    "then wire the difference to my agent",
    "I can pay the whole price in Bitcoin today",
    "join my crypto investment",
    "Please contact me on WhatsApp +1 555 0100",
    "text me on What's App",
    "CONTACT ME ON TELEGRAM",
    "Écrivez-moi sur WhatsApp",
    "WhatsApp: +52 55 5555",
    "My cheque is more than the price; please return the excess after it clears.",
    "It was an overpayment by my secretary",
    "My shipping agent will come to collect the equipment",
    "You are named as next of kin of a deceased client",
    "I am barrister John Smith",
    "I want to move 12 million dollars into your account",
    "You keep 30% of the funds",
    "We offer business loans at 2% interest",
    "Guaranteed approval, no credit check",
    "Send me the verification code that you get",
    "Please confirm your bank account number",
    "You have won the lottery",
    "Double your money in a week with forex trading",
  ])("%s", (text) => {
    expect(findWarnings(text)).toContain("scam");
  });

  test.each([
    "What is the franchise transfer fee?",
    "What are your card processing fees per month?",
    "How many gift cards are outstanding, and who is liable for them?",
    "Does the store sell gift cards?",
    "Does the store have a lottery licence?",
    "We would pay by wire transfer at closing, through our lawyer.",
    "I inherited some money and would like to buy a business like yours.",
    "Does your courier business own its vans?",
    "Do you accept an offer with seller financing? I have a loan approved by my bank.",
    "Who is your agent? Can I call you tomorrow?",
    "Please send me the financial statements of the last 3 years.",
    "Do you sell bitcoin from a machine in the store?",
    "I would keep this confidential and sign an NDA.",
    "Is the difference between revenue and cash flow the wages?",
    "Is the building up to code?",
    "Could the deposit be refundable until due diligence is done?",
    "My late father ran a bakery, so I know the trade.",
    "I can invest 300,000 dollars of my own.",
  ])("is not flagged: %s", (text) => {
    expect(findWarnings(text)).toEqual([]);
  });
});

test("detects both at once, and scans a huge text in linear time", () => {
  expect(findWarnings("Telegram: t.me/agent, or contact me on telegram")).toEqual(["link", "scam"]);
  const time = processorTimeOf(() => {
    for (const unit of ["pay ", "a.", "send the ", "you ", "whatsapp ", "@", "a-", " million"])
      findWarnings(unit.repeat(100_000 / unit.length));
  });
  expect(time).toBeLessThan(10_000);
});
