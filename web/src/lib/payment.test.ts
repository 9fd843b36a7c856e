import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import PaymentDialog from "../parts/Payment.svelte";
import { bounds, payable, proposal, rest, wasted, type Payment } from "./payment";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] })); // for the settings of a page without a browser

const steel = { key: "steel", name: "steel", icon: "steel", has: 4, worth: 2, code: (amount: number) => 5100 + amount };
const heat = { key: "heat", name: "heat", icon: "heat", has: 3, worth: 1, code: (amount: number) => 5500 + amount };
const of = (price: number, money: number): Payment => ({ price, means: [steel, heat], money: { name: "M€", icon: "megacredits", has: money } });

describe("a payment", () => {
  it("leaves the rest to money", () => expect(rest(of(11, 20), [3, 1])).toBe(4));
  it("gives no change", () => {
    expect(rest(of(7, 20), [4, 0])).toBe(0);
    expect(wasted(of(7, 20), [4, 0])).toBe(1);
  });
  it("needs money for the rest", () => {
    expect(payable(of(11, 3), [4, 0])).toBe(true);
    expect(payable(of(11, 2), [4, 0])).toBe(false);
  });
  it("takes no more of a means than goes into the price", () => {
    expect(bounds(of(5, 20), [0, 0], 0)).toEqual({ least: 0, most: 3 });
    expect(bounds(of(5, 20), [0, 3], 0)).toEqual({ least: 0, most: 1 });
    expect(bounds(of(5, 20), [3, 0], 1)).toEqual({ least: 0, most: 0 });
  });
  it("takes as much as money leaves over", () => expect(bounds(of(11, 4), [0, 1], 0)).toEqual({ least: 3, most: 4 }));
});

describe("a proposal", () => {
  it("begins with what is usual", () => expect(proposal(of(7, 20), 5103)).toEqual([3, 0]));
  it("adds only what is needed", () => expect(proposal(of(11, 2), 5104)).toEqual([4, 1]));
  it("can always be paid", () => {
    for (let price = 0; price <= 13; price++) {
      for (let money = Math.max(0, price - 11); money < 15; money++) {
        const payment = of(price, money);
        const amounts = proposal(payment, null);
        expect(payable(payment, amounts), `${price} with ${money}: ${amounts}`).toBe(true);
      }
    }
  });
});

describe("the dialog", () => {
  const nothing = () => undefined;
  it("shows every means with its worth, and the rest", () => {
    const { body } = render(PaymentDialog, { props: { payment: of(7, 20), usual: 5103, busy: false, onpay: nothing, onusual: nothing, onclose: nothing } });
    expect(body.match(/type="range"/g)).toHaveLength(2);
    expect(body).toContain("steel");
    expect(body).toContain('data-rest="1"');
  });
});
