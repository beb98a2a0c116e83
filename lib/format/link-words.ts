/**
 * Frequent words of packed games and house rules, the most frequent last, which deflate replaces by references. Links of version
 * 1 need exactly this text forever; a better text needs a new version.
 */
export const LINK_WORDS_1 = [
  '{"format":"yuss/1","name":"","rules":{"base":"klabberjass-4"{"base":"bridge-belote"{"base":"lehman"{"base":"denexa"',
  '{"base":"bicycle"{"base":"bela-3"{"base":"bela-2","players":2,"pack":28,"direction":"counterclockwise",',
  '"firstDealer":"high-cut","nextDealer":"winner","redealDealer":"same","voidDeal":"yes","auction":"turn-up",',
  '"schmeiss":"first-turn","schmeissRefused":"refuser-takes","allPass":"dealer-names","forcedNoTrump":"allowed",',
  '"doubling":8,"big":"allowed","exchangeSeven":"no","indicator":"low-card","leader":"taker","longRuns":"split",',
  '"equalRuns":"first-declared","trumpRun":"equal","runsNeedTrick":"yes","carres":"yes","noTrumpMelds":"none",',
  '"noTrumpDoubled":"yes","belaCall":"second-card","beatPlain":"yes","partnerWinning":"must-trump",',
  '"beatPartner":"yes","bareYuss":"may-hold","lowTrumpLead":"barred","tie":"held-over-both","tie":"defender-own",',
  '"tie":"bate","bateTo":"each","sweep":"360","sweep":"match-points","sweepDoubled":"no","scoring":"points",',
  '"multiply":"before-rounding","kirtik":"yes","claims":"first-three","claims":"none","bothOver":"last-trick",',
  '"bothOver":"higher","winNeedsTrick":"yes","revoke":"all-to-other-side","target":1001,"target":501,"target":500',
  '},"players":["North","East","South","West"],"players":["Host","Guest"],"dealer":0,',
  '"start":{"totals":[0,0],"heldOver":0},"hands":[{"kind":"claimed","claimant":0,"taker":1,"afterTrick":5,',
  '"cardPoints":44,"runPoints":20,"bela":"announced","lastTrick":false},{"kind":"agreed","points":[0,20],"why":"',
  '"},{"kind":"thrown-in","why":"schmeiss"},{"kind":"thrown-in","why":"void-deal"},{"kind":"thrown-in","why":"misdeal"},',
  '{"kind":"thrown-in","why":"all-pass"},{"kind":"counted","taker":0,"totals":[81,81],"multiplier":2,"big":true,"revoke":0,',
  '"melds":[{"seat":0,"cards":"AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9H 8H 7H AD KD QD JD 10D 9D 8D 7D',
  ' AC KC QC JC 10C 9C 8C 7C"},{"seat":0,"run":3,"top":"K","suit":"hearts"},{"seat":0,"four":"J"},{"side":0,"points":20}',
  ',{"seat":0,"run":4},{"seat":1,"run":3}],"bela":[0]},{"kind":"played","taker":0,"trump":"none","cardPoints":[null,62],',
  '"lastTrick":1,"tricks":[4,4],"melds":[],"bela":[]},"trump":"all","trump":"hearts","trump":"diamonds","trump":"clubs",',
  '"cardPoints":[,{"kind":"played","taker":1,"trump":"spades","cardPoints":[70,45],"lastTrick":0,"tricks":[5,4],',
  '"melds":[],"bela":[]},{"kind":"played","taker":0,"trump":"hearts","cardPoints":[],"ended":"broken-off",',
  '"x-rules-name":"","x-note":"","x-seated":[{"seat":0,"name":"","from":1}],"x-created-at":17',
].join('')
