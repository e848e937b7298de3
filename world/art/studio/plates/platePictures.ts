import type {StudioPicture} from '../studioPicture';
import {drawPlate, type Plate} from './plate';
import {platesOfCraft} from './ofCraft';
import {platesOfEachPeople} from './ofEachPeople';
import {platesOfFights} from './ofFights';
import {platesOfLearning} from './ofLearning';
import {platesOfLife} from './ofLife';
import {platesOfPeople} from './ofPeople';
import {platesOfRules} from './ofRules';
import {platesOfKinds} from './ofKinds';
import {platesOfTheAlmanac} from './ofTheAlmanac';
import {platesOfTheGods} from './ofTheGods';
import {platesOfTheHouses} from './ofTheHouses';
import {platesOfTheKettle} from './ofTheKettle';
import {platesOfTheLog} from './ofTheLog';
import {platesOfThePowers} from './ofThePowers';

const plates: readonly Plate[] = [
  ...platesOfPeople,
  ...platesOfEachPeople,
  ...platesOfLife,
  ...platesOfCraft,
  ...platesOfRules,
  ...platesOfFights,
  ...platesOfLearning,
  ...platesOfTheLog,
  ...platesOfTheHouses,
  ...platesOfTheGods,
  ...platesOfThePowers,
  ...platesOfKinds,
  ...platesOfTheAlmanac,
  ...platesOfTheKettle,
];

/** The plates of figures, for pages and documents. */
export const platePictures: readonly StudioPicture[] = plates.map((plate) => ({
  folder: 'plates',
  file: `${plate.id}.svg`,
  title: plate.title,
  alt: plate.alt,
  make: () => Promise.resolve(drawPlate(plate)),
}));
