import {coinage} from '../../../../world/coins';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useWholeNumbers} from '../../../../src/shared/client/useWholeNumbers';
import {
  listCities,
  listCoins,
  coinsText,
  computeOffer,
  sumText,
  type Coin,
  type Offer,
} from '../../model/coins';
import type {Sheet} from '../../../../src/shared/model/csv';
import Calculator from '../../../../src/shared/theme/Calculator';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import NumberFields from '../../../../src/shared/theme/Calculator/NumberFields';

/** The maximum number of coins to convert. */
const MOST = 1_000_000;

const FIRST = coinage.example;

type Props = {
  /** The CSV file of coins; the build passes it in. */
  readonly sheet: Sheet;
  /** The CSV file of exchange rates by city; the build passes it in. */
  readonly exchange: Sheet;
};

type Change = {
  readonly amount: number;
  readonly coin: Coin;
  readonly city: string;
  readonly offer: Offer;
};

function Offered({city, offer}: Change): ReactNode {
  if (offer.kind === 'refused') {
    return (
      <Translate
        id="site.coinConverter.refused"
        description="Shown if no changer of a city takes a coin"
        values={{city}}>
        {'No changer in {city} takes it over the counter.'}
      </Translate>
    );
  }
  if (offer.kind === 'worth') {
    return (
      <Translate
        id="site.coinConverter.taken"
        description="Shown if a coin is taken for what it is worth"
        values={{city}}>
        {'{city} takes it at full value.'}
      </Translate>
    );
  }
  return (
    <Translate
      id="site.coinConverter.paid"
      description="What a changer of a city pays"
      values={{
        city,
        rate: offer.rate,
        sum: <strong>{sumText(offer.bits)}</strong>,
      }}>
      {'A changer in {city} pays {rate} bits for each: {sum}.'}
    </Translate>
  );
}

function Result(change: Change): ReactNode {
  const {amount, coin} = change;
  return (
    <>
      <p>
        <Translate
          id="site.coinConverter.worth"
          description="What a number of coins is worth"
          values={{
            coins: coinsText(amount, coin),
            sum: <strong>{sumText(amount * coin.bits)}</strong>,
          }}>
          {'Value of {coins} where this coin is struck: {sum}.'}
        </Translate>
      </p>
      <p>
        <Offered {...change} />
      </p>
    </>
  );
}

/** The input fields, which start with an example. */
function useChoices({sheet, exchange}: Props) {
  const coins = listCoins(sheet);
  const cities = listCities(exchange);
  const [coin, setCoin] = useState(
    coins.findIndex(({name}) => name === FIRST.coin),
  );
  const [city, setCity] = useState(cities.indexOf(FIRST.city));
  return {coins, cities, coin, setCoin, city, setCity};
}

/** The choice of a coin, and of the city where it is changed. */
function MoneyChoices(choices: ReturnType<typeof useChoices>): ReactNode {
  const {coins, cities, coin, setCoin, city, setCity} = choices;
  return (
    <>
      <ChoiceField
        label={translate({
          id: 'site.coinConverter.coin',
          message: 'Coin',
          description: 'Label of the field for the kind of coin',
        })}
        options={coins.map(({name}) => name)}
        chosen={coin}
        choose={setCoin}
      />
      <ChoiceField
        label={translate({
          id: 'site.coinConverter.city',
          message: 'City',
          description:
            'Label of the field for the city where coins are changed',
        })}
        options={cities}
        chosen={city}
        choose={setCity}
      />
    </>
  );
}

/** Converts coins, with the exchange rates of each city. */
export default function CoinConverter(props: Props): ReactNode {
  const {fields, values} = useWholeNumbers({
    amount: {first: FIRST.amount, bounds: [1, MOST]},
  });
  const choices = useChoices(props);
  const coin = choices.coins[choices.coin];
  const city = choices.cities[choices.city] ?? '';
  return (
    <Calculator
      title={translate({
        id: 'site.coinConverter.title',
        message: 'Change money',
        description: 'Title of the converter of coins',
      })}
      result={
        values &&
        coin && (
          <Result
            {...values}
            coin={coin}
            city={city}
            offer={computeOffer(props.exchange, city, {...values, coin})}
          />
        )
      }>
      <NumberFields
        fields={fields}
        labels={{
          amount: translate({
            id: 'site.coinConverter.amount',
            message: 'Number of coins',
            description: 'Label of the field for how many coins',
          }),
        }}
      />
      <MoneyChoices {...choices} />
    </Calculator>
  );
}
